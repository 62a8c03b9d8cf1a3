import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FLITE_VOICES, type Flite } from '#engines/flite/load-flite.ts';
import { readWavSamples } from '#engines/wav/read-wav.ts';
import { SAMPLE_RATE_HZ } from '#io.ts';
import { toSpeakable } from '#spoken/to-speakable.ts';

export interface Clip {
  said: string;
  pcm: Int16Array;
}

export interface Voice {
  name: string;
  /** Clips of these answers, or of its own where a voice cannot say what it is told. */
  record: (answers: readonly string[]) => Clip[];
}

export function fliteVoices(flite: Flite): Voice[] {
  return FLITE_VOICES.map((name) => ({
    name,
    record: (answers) => answers.map((said) => ({ said, pcm: flite.speak(toSpeakable(said), name) })),
  }));
}

const ESPEAK_VOICES = ['en-us', 'en-gb'];

/** None when the command is not installed. A robot worse than Flite, and another one: it keeps us from fitting to one. */
export function espeakVoices(): Voice[] {
  try {
    execFileSync('espeak-ng', ['--version'], { stdio: 'ignore' });
  } catch {
    return [];
  }
  return ESPEAK_VOICES.map((voice) => ({
    name: `espeak-${voice}`,
    record: (answers) =>
      answers.map((said) => {
        const wav = execFileSync('espeak-ng', ['-v', voice, '-s', '150', '--stdout', toSpeakable(said)]);
        return { said, pcm: readAtOurRate(wav) };
      }),
  }));
}

/**
 * A human being: the prompts Allison Smith recorded for Asterisk (CC BY-SA 3.0, Debian package
 * asterisk-core-sounds-en-wav), 8 kHz as over a telephone. Whole prompts, and identifiers put together
 * from single words of the radio alphabet. No pilot and no exam, but real speech.
 */
const HUMAN_FOLDER = process.env.HUMAN_SPEECH_DIR ?? '/usr/share/asterisk/sounds/en_US_f_Allison';

const PROMPTS: readonly (readonly [file: string, said: string])[] = [
  ['all-circuits-busy-now', 'All circuits are busy now.'],
  ['auth-incorrect', 'Password incorrect. Please enter your password followed by the pound key.'],
  ['cannot-complete-as-dialed', 'Your call cannot be completed as dialed.'],
  ['check-number-dial-again', 'Please check the number and dial again.'],
  ['one-moment-please', 'One moment please.'],
  ['please-try-call-later', 'Please try your call again later.'],
  ['pls-hold-while-try', 'Please hold while we try to connect you.'],
  ['queue-thankyou', 'Thank you for your patience.'],
  ['vm-goodbye', 'Goodbye.'],
  ['vm-intro', 'Please leave your message after the tone. When done, hang up or press the pound key.'],
  ['vm-nobodyavail', 'Nobody is available to take your call at the moment.'],
  ['vm-tooshort', 'Your message is too short.'],
];

const IDENTIFIERS = [
  'n172sp',
  'n738ab',
  'kpao',
  'n5429k',
  'ksfo',
  'n61vr',
  'kord',
  'n904td',
  'kbos',
  'n2638f',
  'khwd',
  'n85wg',
];
const PAUSE_SAMPLES = Math.round(0.06 * SAMPLE_RATE_HZ);

export function humanVoices(): Voice[] {
  if (!existsSync(HUMAN_FOLDER)) return [];
  const read = (file: string) => readAtOurRate(readFileSync(join(HUMAN_FOLDER, `${file}.wav`)));
  const prompts = PROMPTS.map(([file, said]) => ({ said, pcm: read(file) }));
  const identifiers = IDENTIFIERS.map((identifier) => {
    const words = [...identifier].map((sign) =>
      read(/\d/.test(sign) ? `digits/${sign}` : `phonetic/${sign}_p`),
    );
    const said = toSpeakable(identifier.toUpperCase()).replaceAll('niner', 'nine');
    return { said, pcm: join16(words.map(withoutSilence)) };
  });
  return [
    { name: 'human-prompts', record: () => prompts },
    { name: 'human-spliced', record: () => identifiers },
  ];
}

function join16(parts: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((sum, part) => sum + part.length + PAUSE_SAMPLES, 0));
  let position = 0;
  for (const part of parts) {
    whole.set(part, position);
    position += part.length + PAUSE_SAMPLES;
  }
  return whole;
}

const QUIET = 300;

function withoutSilence(pcm: Int16Array): Int16Array {
  const first = pcm.findIndex((sample) => Math.abs(sample) > QUIET);
  const last = pcm.findLastIndex((sample) => Math.abs(sample) > QUIET);
  return pcm.subarray(Math.max(0, first), last + 1);
}

/** By straight lines between samples: good enough for speech from 8 or 22 kHz. */
function readAtOurRate(wav: Uint8Array): Int16Array {
  const { sampleRateHz, samples } = readWavSamples(wav);
  const ratio = sampleRateHz / SAMPLE_RATE_HZ;
  return Int16Array.from({ length: Math.floor(samples.length / ratio) }, (_, index) => {
    const at = index * ratio;
    const before = samples[Math.floor(at)] ?? 0;
    const after = samples[Math.floor(at) + 1] ?? before;
    return before + (after - before) * (at - Math.floor(at));
  });
}
