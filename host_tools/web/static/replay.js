// The replay of a game that the server has.

import { replay } from "./replay_steps.js";

const form = document.querySelector("#moment form");

replay(async (step, signal) => {
  const address = `${form.action}?step=${step}`;
  let text = "";
  try {
    const answer = await fetch(address, { signal });
    if (answer.ok) text = await answer.text();
  } catch {
    if (signal.aborted) return "";
  }
  if (text.includes('id="moment"')) history.replaceState(null, "", address);
  else return location.assign(address); // the browser says what is wrong
  return text;
});
