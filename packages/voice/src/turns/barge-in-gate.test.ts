import { expect, it } from 'vitest';
import type { SpeechFrame } from '#stages/detect-speech.ts';
import { createBargeInGate } from './barge-in-gate.ts';

const voiceAt = (levelDb: number): SpeechFrame => ({ pcm: new Int16Array(512), probability: 0.95, levelDb });

/** Whether a third of a second of voice at this level opens it. */
const opens = (gate: ReturnType<typeof createBargeInGate>, levelDb: number) =>
  Array.from({ length: 10 }, () => gate.hears(voiceAt(levelDb))).includes(true);

it('asks for more than the echo it has met', () => {
  const gate = createBargeInGate();
  expect(opens(gate, -40)).toBe(true);
  gate.learnEcho();
  expect(opens(gate, -38)).toBe(false);
  expect(opens(gate, -32)).toBe(true);
});

it('still hears a pilot who was taken for echo before the first answer', () => {
  const gate = createBargeInGate();
  expect(opens(gate, -22)).toBe(true);
  gate.learnEcho();
  expect(opens(gate, -22)).toBe(true);
});

it('still hears a pilot who was taken for echo after an answer', () => {
  const gate = createBargeInGate();
  for (let frame = 0; frame < 50; frame++) gate.learnPilotLevel(voiceAt(-35));
  expect(opens(gate, -35)).toBe(true);
  gate.learnEcho();
  expect(opens(gate, -35)).toBe(true);
});
