// What the keys do on the screen in sight: the line under the display, and the list beside it.
// start.py names the kind of screen; without one (the emulated Pico) the general texts stay.

import { LANGUAGE } from "./language.js";

const PARTS = ["line", "a", "b", "sides", "down", "up"];

// Of each kind: the line, then A, B, left and right, Down, Up.
export const HELP = {
  en: {
    start: ["Press A to start, hold A to roll.", "starts what is chosen", "nothing here; hold it in a game for the menu", "on the first line another game, on Solo another way to play", "the next line", "the line above; hold it to flip the display"],
    list: ["Up and Down choose, A opens.", "opens the chosen line", "goes back", "nothing here", "the next line", "the line above; hold it to flip the display"],
    change: ["Left and right change the chosen line.", "takes it; hold it to start", "goes back", "change the value; hold Left for help in the set-up", "the next line", "the line above"],
    form: ["Left and right change, A submits.", "submits; hold it to roll at once, if there are dice", "goes back; hold it for the menu", "change the value", "the next line", "the line above"],
    ready: ["Hold A to roll.", "hold it to roll", "goes back; hold it for the menu", "show earlier rolls", "the promise of fair dice", "hold it to flip the display"],
    round: ["Hold A for the next roll.", "pauses the timer; hold it to end the round", "hold it for the menu and undo", "show earlier rolls", "shows one die large", "special routes; hold it to flip the display"],
    cover: ["Pass it on, then press A.", "uncovers the sheet", "back to the player before", "nothing here", "nothing here", "hold it to flip the display"],
    sheet: ["A takes a die, hold A ends the turn.", "takes the chosen die; hold it to end the turn", "hold it for the menu and undo", "choose a die; hold Left for a hint", "to the next row; hold it to zoom", "the score so far"],
    place: ["Arrows move, A turns, hold A draws.", "turns it, or draws it where it fits in one way; hold it to draw", "puts it back", "to the next place; hold Left for a hint", "to the next place; hold it to zoom", "to the next place"],
    turn: ["Choose with Up and Down, then A.", "does what is chosen", "hold it for the menu and undo", "look around, where arrows show it", "the next line", "the line above; hold it to flip the display"],
    roll: ["Hold A to roll or draw.", "hold it to roll or draw", "hold it for the menu and undo", "nothing here", "nothing here", "hold it to flip the display"],
    dice: ["Hold A to throw.", "keeps some of the dice; hold it to throw", "hold it for the menu and undo", "other dice that were thrown", "shows one die large", "chooses the dice"],
    die: ["Down shows the next die.", "shows them one after the other, or stops that", "goes back", "the other dice", "the next die", "goes back"],
    entry: ["Arrows choose a letter, A types it.", "types the letter", "deletes one; hold it for the menu", "the next letter", "the row below", "the row above"],
    scores: ["Up and Down count by 1, A goes on.", "goes on", "goes back; hold it for the menu", "change by 5", "one less", "one more"],
    ranking: ["A enters a score, hold A ends the game.", "enters or counts a score; hold it to end the game", "leaves; hold it for the menu", "quick or by category", "the next line", "the line above"],
    other: ["B goes back.", "takes what is chosen", "goes back; hold it for the menu", "change what is shown", "goes on", "goes back up; hold it to flip the display"],
  },
  de: {
    start: ["A drücken: los. A halten: würfeln.", "beginnt, was gewählt ist", "hier nichts; im Spiel halten: Menü", "in der ersten Zeile ein anderes Spiel, bei Solo eine andere Art", "die nächste Zeile", "die Zeile darüber; halten: Bild umdrehen"],
    list: ["Hoch und runter wählen, A öffnet.", "öffnet die gewählte Zeile", "geht zurück", "hier nichts", "die nächste Zeile", "die Zeile darüber; halten: Bild umdrehen"],
    change: ["Links und rechts ändern die Zeile.", "nimmt es; halten: los", "geht zurück", "ändern den Wert; im Aufbau Links halten: Hilfe", "die nächste Zeile", "die Zeile darüber"],
    form: ["Links und rechts ändern, A ist fertig.", "fertig; halten: gleich würfeln, wenn Würfel folgen", "geht zurück; halten: Menü", "ändern den Wert", "die nächste Zeile", "die Zeile darüber"],
    ready: ["A halten: würfeln.", "halten: würfeln", "geht zurück; halten: Menü", "zeigen frühere Würfe", "das Versprechen der fairen Würfel", "halten: Bild umdrehen"],
    round: ["A halten: nächster Wurf.", "hält den Timer an; halten: Runde beenden", "halten: Menü und Rückgängig", "zeigen frühere Würfe", "zeigt einen Würfel groß", "Spezialstrecken; halten: Bild umdrehen"],
    cover: ["Weitergeben, dann A drücken.", "deckt die Tafel auf", "zurück zum Spieler davor", "hier nichts", "hier nichts", "halten: Bild umdrehen"],
    sheet: ["A nimmt, A halten beendet den Zug.", "nimmt den gewählten Würfel; halten: Zug beenden", "halten: Menü und Rückgängig", "wählen einen Würfel; Links halten: Tipp", "in die nächste Reihe; halten: Lupe", "die Punkte bisher"],
    place: ["Pfeile: wohin. A dreht, halten: zeichnen.", "dreht, oder zeichnet, wo es nur so passt; halten: zeichnen", "legt zurück", "zur nächsten Stelle; Links halten: Tipp", "zur nächsten Stelle; halten: Lupe", "zur nächsten Stelle"],
    turn: ["Hoch und runter wählen, dann A.", "tut, was gewählt ist", "halten: Menü und Rückgängig", "sehen sich um, wo Pfeile stehen", "die nächste Zeile", "die Zeile darüber; halten: Bild umdrehen"],
    roll: ["A halten: würfeln oder ziehen.", "halten: würfeln oder ziehen", "halten: Menü und Rückgängig", "hier nichts", "hier nichts", "halten: Bild umdrehen"],
    dice: ["A halten: werfen.", "behält einige Würfel; halten: werfen", "halten: Menü und Rückgängig", "andere Würfel von vorher", "zeigt einen Würfel groß", "wählt die Würfel"],
    die: ["Runter zeigt den nächsten Würfel.", "zeigt alle reihum, oder hält das an", "geht zurück", "die anderen Würfel", "der nächste Würfel", "geht zurück"],
    entry: ["Pfeile wählen ein Zeichen, A schreibt.", "schreibt das Zeichen", "löscht eines; halten: Menü", "das nächste Zeichen", "die Reihe darunter", "die Reihe darüber"],
    scores: ["Hoch und runter um 1, A geht weiter.", "geht weiter", "geht zurück; halten: Menü", "ändern um 5", "eins weniger", "eins mehr"],
    ranking: ["A gibt Punkte ein, A halten: Ende.", "gibt Punkte ein oder zählt vor; halten: Spielende", "verlässt; halten: Menü", "schnell oder einzeln", "die nächste Zeile", "die Zeile darüber"],
    other: ["B geht zurück.", "nimmt, was gewählt ist", "geht zurück; halten: Menü", "ändern, was zu sehen ist", "geht weiter", "geht nach oben; halten: Bild umdrehen"],
  },
};

export function showHelp(kind) {
  const texts = HELP[LANGUAGE][kind];
  if (!texts) return;
  for (const [i, part] of PARTS.entries()) document.querySelector(`[data-key=${part}]`).textContent = texts[i];
}
