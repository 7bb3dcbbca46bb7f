// The piezo buzzer: a square wave, softened as the case of a real one would. A browser lets a
// page sound only after the first press, so `ready()` is called from every press.

const LOUDNESS = 0.05;

export class Sound {
  #context = null;
  #playing = null;
  on = true;

  ready() {
    if (!this.on || !window.AudioContext) return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") this.#context.resume();
  }

  // A tune is "440:120 0:60 880:200": hertz and ms of each note, 0 hertz is a rest.
  play(tune) {
    this.silence();
    if (!tune || !this.on || !this.can) return;
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
    wave.onended = () => this.#playing === wave && (this.#playing = null);
    wave.start();
    wave.stop(at + 0.02);
    this.#playing = wave;
  }

  get can() {
    return this.#context?.state === "running";
  }

  get playing() {
    return this.#playing !== null;
  }

  silence() {
    this.#playing?.stop();
    this.#playing = null;
  }
}
