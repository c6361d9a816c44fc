/**
 * A board without a table, for tests and development: shows positions from `tools/positions.py` and
 * finds actions that cannot be reached by clicks. `?sizes=390x844,1440x900` shows it in frames of
 * these sizes.
 */

import "../theme.css";
import { mount } from "svelte";
import Harness from "./Harness.svelte";
import { many } from "./many";

const query = new URLSearchParams(location.search);
const sizes = query.get("sizes");
if (sizes) {
  query.delete("sizes");
  void many(sizes.split(","), query);
} else {
  mount(Harness, { target: document.querySelector("#app")! });
}
