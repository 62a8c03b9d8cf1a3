import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCommand } from '../tools/run-command.mjs';

const HOLDS = `test('holds', () => {});`;
const FAILS = `test('holds', () => {});\ntest('fails', () => expect(1).toBe(2));`;
/** Leaves a mark, and holds where it finds one. */
const HOLDS_THE_SECOND_TIME = (mark) => `
  import { existsSync, writeFileSync } from 'node:fs';
  test('holds', () => {});
  test('holds the second time', () => {
    const isSecond = existsSync('${mark}');
    writeFileSync('${mark}', '');
    expect(isSecond).toBe(true);
  });`;

/** What `runStories` makes of these files: in a process of its own, whose output is kept out of this one's. */
async function tell(files) {
  const folder = mkdtempSync(join(tmpdir(), 'rightseat-stories-'));
  try {
    for (const [name, write] of Object.entries(files)) {
      writeFileSync(join(folder, name), typeof write === 'string' ? write : write(join(folder, 'mark')));
    }
    const config = join(folder, 'vitest.config.mjs');
    writeFileSync(config, `export default { test: { root: '${folder}', globals: true } };`);
    const script = `
      import { runStories } from './scripts/test/run-stories.mjs';
      const { passed, failed, note } = await runStories(['--config', '${config}'], {});
      console.log(JSON.stringify({ passed, failed, note }));`;
    const { output } = await runCommand(process.execPath, ['--input-type=module', '-e', script]);
    return JSON.parse(
      output
        .split('\n')
        .filter((line) => line.startsWith('{"passed"'))
        .at(-1),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('tells once more what did not hold, and says so', async () => {
  const files = { 'good.test.mjs': HOLDS, 'chance.test.mjs': HOLDS_THE_SECOND_TIME };
  expect(await tell(files)).toEqual({ passed: 3, failed: 0, note: 'told twice: chance.test.mjs' });
}, 60_000);

test('a story that fails twice has failed', async () => {
  const files = { 'good.test.mjs': HOLDS, 'bad.test.mjs': FAILS };
  expect(await tell(files)).toEqual({ passed: 2, failed: 1, note: 'told twice: bad.test.mjs' });
}, 60_000);

test('tells nothing again where three files failed', async () => {
  const files = { 'one.test.mjs': FAILS, 'two.test.mjs': FAILS, 'three.test.mjs': FAILS };
  expect(await tell(files)).toEqual({ passed: 3, failed: 3 });
}, 60_000);
