// What went wrong, as a sentence with a way on.

import { say } from "./language.js";

const KNOWN = [
  "no_port", "port_refused", "link_busy", "link_silent", "link_lost", "store_full",
  "drive_wrong", "drive_other", "drive_refused", "drive_cut", "image_damaged", "still_old",
  "flash_full", "old_micropython", "no_memory", "esp_image", "esp_other", "esp_silent", "esp_cut", "esp_differs",
];

export function sentence(error) {
  if (error?.key === "board_says") return say("board_says", error.why);
  if (KNOWN.includes(error?.key)) return say(error.key);
  return say("went_wrong", String(error?.message ?? error).trim().split("\n").pop());
}
