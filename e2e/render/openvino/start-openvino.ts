import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Synthesise } from '@rightseat/voice/rendering';

/** Kokoro in a Python process of its own, one line after the other, until it is closed. */
export function startOpenVino(
  python: string,
  model: string,
  partsFolder: string,
): { synthesise: Synthesise; close(): void } {
  const child = spawn(python, [join(import.meta.dirname, 'speak.py'), model, partsFolder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = answersOf(child.stdout);
  return {
    async synthesise(ids, style) {
      child.stdin.write(`${JSON.stringify({ ids, style: [...style] })}\n`);
      const { value } = await answers.next();
      if (!value) throw new Error('OpenVINO ended');
      return value;
    },
    close: () => child.stdin.end(),
  };
}

async function* answersOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Float32Array> {
  let rest = Buffer.alloc(0);
  for await (const part of stream) {
    rest = Buffer.concat([rest, part]);
    while (rest.length >= 4 && rest.length >= 4 + 4 * rest.readUInt32LE()) {
      const end = 4 + 4 * rest.readUInt32LE();
      yield new Float32Array(new Uint8Array(rest.subarray(4, end)).buffer);
      rest = rest.subarray(end);
    }
  }
}
