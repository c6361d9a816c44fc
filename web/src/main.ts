import "./theme.css";
import { mount } from "svelte";
import { textsOf } from "$lib/installed/files";
import { setInstalled } from "$lib/words/words";
import App from "./App.svelte";

setInstalled(textsOf);

mount(App, { target: document.querySelector("#app")! });
