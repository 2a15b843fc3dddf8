import { mount } from "svelte";
import "../app.css";
import Dev from "./Dev.svelte";

mount(Dev, { target: document.getElementById("app")! });
