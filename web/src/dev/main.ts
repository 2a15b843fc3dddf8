import { mount } from "svelte";
import "../app.css";
import Dev from "./Dev.svelte";
import { letters } from "../lib/fonts";

letters();
mount(Dev, { target: document.getElementById("app")! });
