export interface Cue {
  startMs: number;
  endMs: number;
  text: string;
}

export function toWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ startMs, endMs, text }) => `${clock(startMs)} --> ${clock(endMs)}\n${text}\n`);
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

/** 00:01:02.345 */
const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23);
