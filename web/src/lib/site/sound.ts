/** Synthesised sounds; no audio files. */

import { settings } from "./settings.svelte";

export type Sound = "turn" | "move" | "mine" | "end" | "chat";
interface Note {
  at: number;
  pitch: number;
  long: number;
  loud: number;
  wave: OscillatorType;
}

const bell = (at: number, pitch: number, loud = 0.14): Note => ({
  at,
  pitch,
  long: 0.7,
  loud,
  wave: "sine",
});
const knock = (at: number, pitch: number, loud = 0.12): Note => ({
  at,
  pitch,
  long: 0.09,
  loud,
  wave: "triangle",
});

const SOUNDS: Record<Sound, Note[]> = {
  turn: [bell(0, 587), bell(0.13, 880)],
  move: [knock(0, 240, 0.07)],
  mine: [knock(0, 330)],
  end: [bell(0, 523), bell(0.14, 659), bell(0.28, 784), bell(0.42, 1047, 0.18)],
  chat: [bell(0, 1175, 0.06)],
};

let context: AudioContext | null = null;

/** Browsers allow audio only after a first click or key press. */
export function wake(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

export function sound(kind: Sound): void {
  if (!settings.sound || context?.state !== "running") return;
  const now = context.currentTime + 0.01;
  for (const note of SOUNDS[kind]) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    const from = now + note.at;
    tone.type = note.wave;
    tone.frequency.setValueAtTime(note.pitch, from);
    if (note.wave === "triangle") {
      tone.frequency.exponentialRampToValueAtTime(note.pitch / 2, from + note.long);
    }
    loudness.gain.setValueAtTime(0, from);
    loudness.gain.linearRampToValueAtTime(note.loud, from + 0.008);
    loudness.gain.exponentialRampToValueAtTime(0.0005, from + note.long);
    tone.connect(loudness).connect(context.destination);
    tone.start(from);
    tone.stop(from + note.long + 0.05);
  }
}
