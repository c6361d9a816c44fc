/**
 * A board without a table, for tests and for drawing: it shows positions made by
 * `tools/positions.py` and can look for actions that cannot be reached by clicking.
 */

import "../theme.css";
import { mount } from "svelte";
import Harness from "./Harness.svelte";

mount(Harness, { target: document.querySelector("#app")! });
