import { mount, unmount } from "svelte";
import "../app.css";
import { letters } from "../lib/fonts";
import Dev from "./Dev.svelte";

letters();
const target = document.getElementById("app")!;
let shown = mount(Dev, { target });

// Another part of the address behind # shows another moment without loading the page anew.
addEventListener("hashchange", () => {
  delete document.body.dataset.shown;
  void unmount(shown);
  shown = mount(Dev, { target });
});
