import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { partMissing } from "./lib/reload";
import "./lib/settings.svelte"; // the theme, before anything is drawn

addEventListener("vite:preloadError", () => void partMissing(new URL(import.meta.url).pathname));

const target = document.getElementById("app")!;
target.replaceChildren(); // the name that stood there meanwhile
mount(App, { target });
