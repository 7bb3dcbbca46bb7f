// Which serial port is the gadget's, and what may go wrong on the way to it: a sentence for each.

import { LinkLost } from "./cable.js";
import { opened } from "./link.js";

// Makers of boards and of their serial chips: Raspberry Pi, Espressif, Silicon Labs, WCH, FTDI.
const VENDORS = [0x2e8a, 0x303a, 0x10c4, 0x1a86, 0x0403];
const BACK = 60_000; // ms until a board that restarts is there again

export const hasSerial = () => "serial" in navigator;

let session = null;

// What runs on a board during a connection.
export async function sessionCode() {
  if (session) return session;
  const answer = await fetch("computer_session.py");
  if (!answer.ok) throw new Error(`computer_session.py: ${answer.status}`);
  return (session = await answer.text());
}

// The port in use, unless it was pulled out: then it is another object. Else the port that was
// allowed before, if there is just one; else the user chooses.
export async function choosePort(inUse = null) {
  const known = await navigator.serial.getPorts();
  if (known.includes(inUse)) return inUse;
  if (known.length === 1) return known[0];
  try {
    return await navigator.serial.requestPort({ filters: VENDORS.map((usbVendorId) => ({ usbVendorId })) });
  } catch (error) {
    const key = error.name === "NotFoundError" ? "no_port" : "port_refused";
    throw new LinkLost(key, error.message, true);
  }
}

export const openPort = (port) => opened(() => port);

// The same board after a restart: its port disappears and comes back, as another object.
export function portAgain(old) {
  const { usbVendorId } = old.getInfo();
  return opened(async () => {
    const ports = await navigator.serial.getPorts();
    return ports.find((port) => port.getInfo().usbVendorId === usbVendorId) ?? null;
  }, BACK);
}
