import { PEAKS } from '@rightseat/contract';
import { SAMPLE_RATE_HZ } from '@rightseat/voice';
import { encodeMuLaw } from './mu-law.ts';

/** Of full scale: what is quieter before the first word and after the last is left out. */
const QUIET = 0.02 * 32_768;
/** The breath before a word, and its end. */
const MARGIN_SAMPLES = SAMPLE_RATE_HZ / 4;

export interface EncodedAnswer {
  wav: Uint8Array;
  durationMs: number;
  peaks: number[];
}

/** Sound as a file that browsers play, with how it looks, cut to where something is said; null where nothing is. */
export function encodeAnswer(pcm: Int16Array): EncodedAnswer | null {
  const said = cutToSaid(pcm);
  if (!said) return null;
  return {
    wav: encodeMuLaw(said, SAMPLE_RATE_HZ),
    durationMs: Math.round((said.length * 1000) / SAMPLE_RATE_HZ),
    peaks: drawPeaks(said),
  };
}

function cutToSaid(pcm: Int16Array): Int16Array | null {
  const isLoud = (sample: number) => Math.abs(sample) > QUIET;
  const first = pcm.findIndex(isLoud);
  if (first < 0) return null;
  const last = pcm.findLastIndex(isLoud);
  return pcm.subarray(Math.max(0, first - MARGIN_SAMPLES), last + MARGIN_SAMPLES);
}

function drawPeaks(pcm: Int16Array): number[] {
  const width = pcm.length / PEAKS;
  return Array.from({ length: PEAKS }, (_, bar) => {
    let loudest = 0;
    for (let at = Math.floor(bar * width); at < Math.floor((bar + 1) * width); at++)
      loudest = Math.max(loudest, Math.abs(pcm[at] ?? 0));
    return Math.min(100, Math.round((loudest * 100) / 32_768));
  });
}
