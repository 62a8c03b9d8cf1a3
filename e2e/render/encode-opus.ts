import { spawn } from 'node:child_process';
import { type OpusStream, readOgg } from './read-ogg.ts';

/** Of Opus' wide band, all that goes over the wire: seven hours of speech are 40 MB. */
const BITS_PER_SECOND = 12_000;
/** Longer packets than the usual 20 ms: a line is decoded whole, and each of them costs bytes of its own. */
const PACKET_MS = 60;

/** Through ffmpeg, which is needed to render and never to run. */
export async function encodeOpus(samples: Float32Array, rateHz: number): Promise<OpusStream> {
  const input = ['-f', 'f32le', '-ar', String(rateHz), '-ac', '1', '-i', 'pipe:0'];
  const output = [
    '-c:a',
    'libopus',
    '-b:a',
    String(BITS_PER_SECOND),
    '-application',
    'voip',
    '-frame_duration',
    String(PACKET_MS),
    '-f',
    'ogg',
    'pipe:1',
  ];
  const encoder = spawn('ffmpeg', ['-v', 'error', '-threads', '1', ...input, ...output]);
  const parts: Buffer[] = [];
  let complaint = '';
  encoder.stdout.on('data', (part) => parts.push(part));
  encoder.stderr.on('data', (part) => {
    complaint += part;
  });
  const ended = new Promise<void>((resolve, reject) => {
    encoder.on('error', reject);
    encoder.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}: ${complaint}`)),
    );
  });
  encoder.stdin.end(Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
  await ended;
  return readOgg(Buffer.concat(parts));
}
