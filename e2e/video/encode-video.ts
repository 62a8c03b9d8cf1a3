import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from '../../scripts/tools/stop.mjs';
import { SAMPLE_RATE_HZ } from './sound-track.ts';

const FRAMES_PER_SECOND = 25;

/** Of VP9: the eye sees no loss in text, and a page that stands still costs next to nothing. */
const QUALITY = 34;

export function requireFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status !== 0) {
    throw new Stop('ffmpeg is missing: it makes the video out of the pictures. apt-get install ffmpeg');
  }
}

interface Material {
  /** For files on the way. */
  folder: string;
  frames: readonly { file: string; seconds: number }[];
  sound: Int16Array;
}

/** Writes a WebM with VP9 and Opus. */
export function encodeVideo({ folder, frames, sound }: Material, target: string): void {
  const list = join(folder, 'frames.txt');
  const speech = join(folder, 'speech.pcm');
  const lines = frames.map(({ file, seconds }) => `file '${file}'\nduration ${seconds.toFixed(4)}\n`);
  // The last picture twice: the list's last duration is not kept.
  writeFileSync(list, `${lines.join('')}file '${frames.at(-1)?.file}'\n`);
  writeFileSync(speech, sound);
  ffmpeg([
    ...['-f', 'concat', '-safe', '0', '-i', list],
    ...['-f', 's16le', '-ar', String(SAMPLE_RATE_HZ), '-ac', '1', '-i', speech],
    ...['-r', String(FRAMES_PER_SECOND), '-pix_fmt', 'yuv420p', '-g', '250'],
    ...['-c:v', 'libvpx-vp9', '-crf', String(QUALITY), '-b:v', '0', '-row-mt', '1', '-cpu-used', '5'],
    ...['-c:a', 'libopus', '-b:a', '32k', '-shortest', target],
  ]);
}

/** Writes speech alone, by the name's ending: Opus for whoever plays it, AAC for the rest. */
export function encodeSound({ folder, sound }: Pick<Material, 'folder' | 'sound'>, target: string): void {
  const speech = join(folder, 'speech.pcm');
  writeFileSync(speech, sound);
  const codec = target.endsWith('.webm')
    ? ['-c:a', 'libopus', '-b:a', '24k']
    : ['-c:a', 'aac', '-b:a', '40k'];
  ffmpeg([
    ...['-f', 's16le', '-ar', String(SAMPLE_RATE_HZ), '-ac', '1', '-i', speech],
    ...[...codec, '-map_metadata', '-1', '-fflags', '+bitexact', target],
  ]);
}

/** Writes one picture of the video: what its place shows before anything plays. */
export function writePoster(video: string, atSeconds: number, target: string): void {
  ffmpeg(['-ss', String(atSeconds), '-i', video, '-frames:v', '1', '-q:v', '4', target]);
}

function ffmpeg(parameters: string[]): void {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...parameters]);
  if (status !== 0) throw new Stop(`ffmpeg failed:\n${stderr}`);
}
