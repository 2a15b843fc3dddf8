import { mount, unmount } from "svelte";
import "../app.css";
import { restOfLetters } from "../lib/fonts";
import Dev from "./Dev.svelte";

const target = document.getElementById("app")!;
restOfLetters();
let shown = mount(Dev, { target });

// Another part of the address behind # shows another moment without loading the page anew.
addEventListener("hashchange", () => {
  delete document.body.dataset.shown;
  void unmount(shown);
  shown = mount(Dev, { target });
});
