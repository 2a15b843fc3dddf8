/** Before every test file: nothing that a page does a moment later may find a document that is gone. */
import { vi } from "vitest";

vi.mock("./fonts", () => ({ letters() {}, lettersSoon() {}, lettersLater() {} }));
