// The sounds of the board, made on the spot. The page fetches this file only when the visitor wants to hear them,
// and says what there is to hear by events of the window.

let context;

function tone(frequency, { seconds, gain = 0.15, bend = 1, after = 0, type = "sine" }) {
  const start = context.currentTime + after;
  const end = start + seconds;
  const oscillator = new OscillatorNode(context, { type, frequency });
  const volume = new GainNode(context, { gain: 0 });
  oscillator.frequency.setValueAtTime(frequency, start);
  oscillator.frequency.exponentialRampToValueAtTime(frequency * bend, end);
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(gain, start + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.0005, end);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end);
}

const SOUNDS = {
  // A stone is put on the board: the wood, and the click on it.
  stone() {
    tone(180, { seconds: 0.1, bend: 0.55, gain: 0.25 });
    tone(1300, { seconds: 0.03, gain: 0.05, type: "triangle" });
  },
  // A stone is taken up.
  lift() {
    tone(330, { seconds: 0.12, bend: 1.7, gain: 0.12 });
    tone(1500, { seconds: 0.025, gain: 0.04, type: "triangle" });
  },
  // That cannot be played.
  refusal() {
    tone(105, { seconds: 0.14, gain: 0.2, type: "triangle" });
  },
  // A side is short of time: two ticks.
  time() {
    for (const after of [0, 0.16]) {
      tone(2100, { seconds: 0.04, gain: 0.08, type: "triangle", after });
    }
  },
  // The game is over: an open chord, string by string.
  end() {
    [196, 294, 392, 587].forEach((frequency, string) => {
      tone(frequency, { seconds: 1.8, gain: 0.07, after: string * 0.11 });
    });
  },
};

for (const [name, play] of Object.entries(SOUNDS)) {
  addEventListener(`sound-${name}`, () => {
    // Before the first click browsers hold sounds back and would let them out all together.
    if (!("sound" in document.documentElement.dataset) || navigator.userActivation?.hasBeenActive === false) {
      return;
    }
    try {
      context ??= new AudioContext();
      context.resume().catch(() => {});
      play();
    } catch {
      // A browser without sound is silent.
    }
  });
}
