import type { Page } from 'playwright-core';
import type { Recording } from './recording.ts';
import { type Cue, toWebVtt } from './web-vtt.ts';

/** A slow reader's pace, and a breath for the eye to come back to the picture. */
const MS_PER_CHARACTER = 60;
const BREATH_MS = 900;

/** What the video says, timed by the recording itself. */
export function createCaptions(page: Page, recording: Recording) {
  const cues: Cue[] = [];
  const close = (atMs: number) => {
    const last = cues.at(-1);
    if (last) last.endMs = Math.min(last.endMs, atMs);
  };
  return {
    /** Shows a line from here on, until the next one or the end. */
    say(text: string) {
      close(recording.now());
      cues.push({ startMs: recording.now(), endMs: Number.POSITIVE_INFINITY, text });
    },
    /** Waits until the line could be read. */
    async untilRead() {
      const last = cues.at(-1);
      if (!last) return;
      const needed = last.text.length * MS_PER_CHARACTER + BREATH_MS;
      await page.waitForTimeout(Math.max(0, last.startMs + needed - recording.now()));
    },
    /** Forgets the lines that began after this moment. */
    rewindTo(atMs: number) {
      cues.splice(0, cues.length, ...cues.filter(({ startMs }) => startMs <= atMs));
    },
    /** @param lengthMs of the video */
    toWebVtt(lengthMs: number): string {
      close(lengthMs);
      return toWebVtt(cues);
    },
  };
}

export type Captions = ReturnType<typeof createCaptions>;
