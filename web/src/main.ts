import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import "./lib/settings.svelte"; // the theme, before anything is drawn

mount(App, { target: document.getElementById("app")! });
