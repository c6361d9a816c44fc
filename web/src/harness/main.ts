/**
 * A board without a table, for tests and development: shows positions from `tools/positions.py` and
 * finds actions that cannot be reached by clicks.
 */

import "../theme.css";
import { mount } from "svelte";
import Harness from "./Harness.svelte";

mount(Harness, { target: document.querySelector("#app")! });
