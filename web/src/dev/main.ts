import { mount, unmount } from "svelte";
import "../app.css";
import { loadFonts } from "../boot/fonts";
import Dev from "./Dev.svelte";

loadFonts();
const target = document.getElementById("app")!;
let shown = mount(Dev, { target });

// Another fragment shows another moment without a reload.
addEventListener("hashchange", () => {
  delete document.body.dataset.shown;
  void unmount(shown);
  shown = mount(Dev, { target });
});
