// The piezo buzzer: a square wave, softened as the case of a real one would. A browser lets a
// page sound only after the first press, so `ready()` is called from every press. Between tunes
// the browser's audio is suspended: running, it keeps a processor and a phone's amplifier busy.

const LOUDNESS = 0.05;
const REST = 500; // ms from the end of a tune: the next one often follows at once

export class Sound {
  #context = null;
  #allowed = false; // once is for ever
  #playing = null;
  #timer = 0;
  on = true;

  async ready() {
    if (!this.on || this.can || !window.AudioContext) return;
    this.#context ??= new AudioContext();
    await this.#context.resume();
    this.#allowed = true;
    this.#over();
  }

  // A tune is "440:120 0:60 880:200": hertz and ms of each note, 0 hertz is a rest.
  play(tune) {
    this.silence();
    if (!tune || !this.on || !this.can) return;
    clearTimeout(this.#timer);
    this.#context.resume(); // its time stands still until then: no note is cut short
    const volume = new GainNode(this.#context, { gain: 0 });
    const muffle = new BiquadFilterNode(this.#context, { type: "lowpass", frequency: 3200 });
    const wave = new OscillatorNode(this.#context, { type: "square" });
    let at = this.#context.currentTime;
    for (const [hertz, ms] of tune.split(" ").map((note) => note.split(":").map(Number))) {
      if (hertz > 0) {
        wave.frequency.setValueAtTime(hertz, at);
        volume.gain.setTargetAtTime(LOUDNESS, at, 0.002);
      }
      at += ms / 1000;
      volume.gain.setTargetAtTime(0, at - 0.004, 0.002);
    }
    wave.connect(muffle).connect(volume).connect(this.#context.destination);
    wave.onended = () => this.#playing === wave && this.#over();
    wave.start();
    wave.stop(at + 0.02);
    this.#playing = wave;
  }

  get can() {
    return this.#allowed;
  }

  get playing() {
    return this.#playing !== null;
  }

  silence() {
    if (!this.playing) return;
    this.#playing.stop();
    this.#over();
  }

  #over() {
    this.#playing = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#context.suspend(), REST);
  }
}
