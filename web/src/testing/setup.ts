/** Before every test file: nothing that a page does later may touch a document that is gone. */
import { vi } from "vitest";

vi.mock("../boot/fonts", () => ({ loadFonts() {}, loadFontsAfterPaint() {}, loadFontsAtLatest() {} }));
