import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

interface Frame {
  file: string;
  atMs: number;
}

/**
 * What a page shows, as pictures with the moment at which each appeared. The browser sends one whenever something
 * changes, which keeps text sharp: its own video recorder has one bitrate for everything.
 */
export async function startRecording(page: Page, folder: string) {
  const client = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  const startedAt = Date.now();
  /** Time that was cut out. */
  let cutMs = 0;
  let pausedAt: number | null = null;
  let written = 0;
  let latest: string | null = null;

  const toRecorded = (epochMs: number) => epochMs - startedAt - cutMs;
  const now = () => toRecorded(pausedAt ?? Date.now());

  client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${String(written++).padStart(6, '0')}.jpg`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    latest = file;
    if (pausedAt === null) frames.push({ file, atMs: toRecorded((metadata.timestamp ?? 0) * 1000) });
    void client.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await client.send('Page.startScreencast', { format: 'jpeg', quality: 92, everyNthFrame: 1 });

  const resumeAt = (recordedMs: number) => {
    cutMs = Date.now() - startedAt - recordedMs;
    pausedAt = null;
    if (latest) frames.push({ file: latest, atMs: recordedMs });
  };
  return {
    /** Milliseconds of video so far. */
    now,
    /** Until `resume` nothing is recorded, and no time passes in the video. */
    pause() {
      pausedAt = Date.now();
    },
    resume() {
      resumeAt(now());
    },
    /** Forgets what was recorded after this moment, and goes on from there with what the page shows now. */
    rewindTo(atMs: number) {
      frames.splice(0, frames.length, ...frames.filter((frame) => frame.atMs < atMs));
      resumeAt(atMs);
    },
    /** The pictures in order, each with how long it stands. */
    async stop(): Promise<{ file: string; seconds: number }[]> {
      const endMs = now();
      await client.send('Page.stopScreencast');
      const ordered = frames.toSorted((one, other) => one.atMs - other.atMs);
      return ordered.map(({ file, atMs }, index) => ({
        file,
        seconds: Math.max(0, (ordered[index + 1]?.atMs ?? endMs) - (index === 0 ? 0 : atMs)) / 1000,
      }));
    },
  };
}

export type Recording = Awaited<ReturnType<typeof startRecording>>;
