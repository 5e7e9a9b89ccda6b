// Short sounds, made on the spot. Nothing sounds before the first gesture.

export type Sound = "place" | "turn" | "home" | "other" | "refuse" | "lost" | "nerts" | "end" | "tick" | "deal";
interface Tone {
  readonly from: number;
  readonly to: number;
  readonly ms: number;
  readonly wave: OscillatorType;
  readonly gain: number;
  readonly wait?: number;
}

export const TONES: Record<Sound, readonly Tone[]> = {
  place: [{ from: 210, to: 120, ms: 60, wave: "triangle", gain: 0.5 }],
  turn: [{ from: 900, to: 500, ms: 35, wave: "triangle", gain: 0.2 }],
  home: [
    { from: 523, to: 523, ms: 70, wave: "sine", gain: 0.35 },
    { from: 784, to: 784, ms: 110, wave: "sine", gain: 0.35, wait: 60 },
  ],
  other: [{ from: 620, to: 590, ms: 55, wave: "sine", gain: 0.07 }],
  refuse: [{ from: 150, to: 95, ms: 130, wave: "square", gain: 0.16 }],
  lost: [
    { from: 392, to: 370, ms: 90, wave: "sine", gain: 0.3 },
    { from: 294, to: 262, ms: 160, wave: "sine", gain: 0.3, wait: 80 },
  ],
  nerts: [523, 659, 784, 1047].map((f, i) => ({ from: f, to: f, ms: 170, wave: "triangle", gain: 0.4, wait: i * 75 })),
  end: [392, 330, 262].map((f, i) => ({ from: f, to: f, ms: 200, wave: "sine", gain: 0.35, wait: i * 130 })),
  tick: [{ from: 880, to: 860, ms: 45, wave: "sine", gain: 0.22 }],
  deal: [0, 55, 105, 150].map((wait) => ({ from: 340, to: 170, ms: 45, wave: "triangle", gain: 0.3, wait })),
};
/** A hidden tab is silent but for what calls its player back. */
const CALLS_BACK: ReadonlySet<Sound> = new Set(["tick", "deal"]);

let context: AudioContext | null = null;

/** To be called from a gesture: browsers allow no sound before one. */
export function wakeSound(): void {
  context ??= typeof AudioContext === "undefined" ? null : new AudioContext();
  if (context?.state === "suspended") void context.resume();
}

function tone(audio: AudioContext, volume: number, { from, to, ms, wave, gain, wait = 0 }: Tone): void {
  const start = audio.currentTime + wait / 1000;
  const end = start + ms / 1000;
  const source = audio.createOscillator();
  const level = audio.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, end);
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(gain * volume, start + 0.008);
  level.gain.exponentialRampToValueAtTime(0.0005, end);
  source.connect(level).connect(audio.destination);
  source.start(start);
  source.stop(end + 0.02);
}

export function playSound(sound: Sound, volume: number): void {
  if (context?.state !== "running" || volume <= 0) return;
  if (document.hidden && !CALLS_BACK.has(sound)) return;
  for (const t of TONES[sound]) tone(context, volume, t);
}
