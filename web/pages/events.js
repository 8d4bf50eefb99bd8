/** Club evenings: the file of one is opened here. */

import { byId, show, toast } from "../dom.js";
import "../header.js";
import { format } from "../words.js";

const input = /** @type {HTMLInputElement} */ (byId("open"));
show(byId("open-field"), true);

input.addEventListener("change", async () => {
  const [file] = input.files ?? [];
  if (!file) return;
  const headers = { accept: "application/json", "content-type": "application/json" };
  const answer = await fetch("/events/open", { method: "POST", headers, body: file }).catch(() => null);
  input.value = "";
  const said = await answer?.json().catch(() => null);
  if (answer?.ok && said) location.assign(said.address);
  else toast(format(said?.why ?? "not-reached"));
});
