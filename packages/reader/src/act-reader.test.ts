import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SaidPart } from '@rightseat/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPatientReader } from '../eval/start-patient-reader.ts';
import { loadActModel } from './act-model.ts';

const asked = 'You want to fly through Class D airspace. What do you need?';
const answer = 'Two-way radio contact with the tower before I enter.';

let reader: Awaited<ReturnType<typeof startPatientReader>>;
beforeAll(async () => {
  reader = await startPatientReader();
}, 60_000);
afterAll(() => reader.close());

describe('the reader of acts', () => {
  it.each([
    ['stop', 'I have to pick up my kids, can we stop here?'],
    ['asks-fact', 'Is this at night or by day?'],
    ['nervous', "I'm really nervous, sorry."],
    ['skip', 'I have no idea, next question please.'],
    ['repeat', 'Could you say the question again?'],
  ])('knows %s', async (act, text) => {
    expect((await reader.read(text)).map((part) => part.act)).toContain(act);
  });

  it.each([
    'Three miles and clear of clouds.',
    "I'd wait until the fog lifts.",
    'Class B',
    'Not with what I fly. Get out of it. I talk to the tower before I enter.',
    'Sounds fair. Let me go on: I would do it step by step.',
    'End of the month. The last day of it.',
    'if mine quit right there could I glide to it',
  ])('leaves an answer alone: %s', async (text) => {
    expect(await reader.read(text, asked)).toEqual([{ act: 'answer', text }]);
  });

  it.each<[SaidPart]>([
    [{ act: 'asks-fact', asks: 'more', text: 'Do you want the part about the transponder too?' }],
    [{ act: 'asks-fact', asks: 'more', text: 'Shall I go on?' }],
    [{ act: 'asks-fact', asks: 'leave', text: 'Can I use a calculator?' }],
    [{ act: 'wants-verdict', text: 'are you going to tell me if that was right' }],
    [{ act: 'wait', text: 'Sorry, let me look at it again.' }],
    [{ act: 'stop', text: 'I need to go home now.' }],
  ])('hears what stands beside an answer, and what it is after: $text', async (aside) => {
    expect(await reader.read(`${answer} ${aside.text}`, asked)).toEqual([
      { act: 'answer', text: answer },
      aside,
    ]);
  });

  it.each(["I'm done.", 'So not today, come tomorrow.'])(
    'hears no wish in the end of an answer: %s',
    async (end) => {
      const text = `${answer} ${end}`;
      expect(await reader.read(text, asked)).toEqual([{ act: 'answer', text }]);
    },
  );

  it('takes the same words by what they reply to, or without that', async () => {
    expect(
      await reader.read('no no I just meant the question', 'Do you want to end the exam here?'),
    ).toMatchObject([{ act: 'answer' }]);
    expect(await reader.read(answer)).toMatchObject([{ act: 'answer' }]);
  });

  it.each([
    ['nothing', ''],
    ['marks', '?!… —'],
    ['another language', 'Könnten Sie bitte die Frage wiederholen? 飛行機'],
    ['one long word', 'a'.repeat(4_000)],
    ['very much', 'not never don’t '.repeat(500)],
  ])('survives %s, and keeps every word', async (_, text) => {
    const parts = await reader.read(text);
    expect(
      parts
        .map((part) => part.text)
        .join('')
        .replace(/\s/g, ''),
    ).toBe(text.replace(/\s/g, ''));
  });

  it('says the same to many at once', async () => {
    const alone = await reader.read('Can you give me a hint?');
    const many = await Promise.all(Array.from({ length: 20 }, () => reader.read('Can you give me a hint?')));
    for (const parts of many) expect(parts).toEqual(alone);
  });
});

it('says so where its weights are missing or damaged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rightseat-reader-'));
  const url = pathToFileURL(`${folder}/`);
  await expect(loadActModel(url)).rejects.toThrow(/vocabulary|ENOENT/);
  await writeFile(join(folder, 'vocabulary.txt'), '[UNK]\n[CLS]\n[SEP]\n');
  await writeFile(join(folder, 'acts.onnx'), 'half a download');
  await expect(loadActModel(url)).rejects.toThrow();
});
