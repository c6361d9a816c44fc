import "./theme.css";
import { mount } from "svelte";
import { textsOf } from "$lib/installed/files";
import { setInstalled } from "$lib/words/words";
import { typefaces } from "$lib/ui/typefaces";
import App from "./App.svelte";

setInstalled(textsOf);

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    // Private windows may refuse it; the site works without.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
}

// Not awaited at the top: the build would cut this file into dozens of parts.
void typefaces().then(() => mount(App, { target: document.querySelector("#app")! }));
