import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Hearing } from '@rightseat/voice/hearing';

const FOLDER = '.data/eval/clips';

/** The answer in this voice; spoken once and kept, since a run under load would take minutes to speak them all. */
export function recordAnswer(hearing: Hearing, text: string, voice: string): Int16Array {
  const name = createHash('sha256').update(`${voice}\n${text}`).digest('hex').slice(0, 20);
  const file = `${FOLDER}/${voice}-${name}.pcm`;
  if (existsSync(file)) {
    const bytes = readFileSync(file);
    return new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  }
  const pcm = hearing.speak(text, voice);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength));
  return pcm;
}
