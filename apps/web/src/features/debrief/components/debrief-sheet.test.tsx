// @vitest-environment happy-dom
import type { ConversationOutput, DebriefLine, VoiceRecording } from '@rightseat/contract';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '#testing/render.tsx';
import { until } from '#testing/until.ts';
import { DebriefSheet } from './debrief-sheet.tsx';

const line = (number: number, grade: DebriefLine['grade']): DebriefLine => ({
  questionId: `pa.i.e-${number}`,
  acs: ['PA.I.E.K1'],
  titles: ['Types of airspace'],
  question: `Question of ${number}?`,
  quote: 'Three miles.',
  grade,
  reason: 'Part of it was there.',
  missing: ['1,000 feet above.'],
  points: [
    { statement: 'Three miles.', essential: true, found: 'heard', words: 'Three miles' },
    { statement: '1,000 feet above.', essential: true, found: 'missing', words: null },
  ],
  modelAnswer: `Model answer of ${number}.`,
  references: ['14 CFR 91.155'],
});
const conversation = (lines: DebriefLine[]): ConversationOutput => ({
  id: 'conv_1',
  kind: 'coach',
  status: 'ended',
  endReason: 'examiner',
  choice: { rating: 'private', manner: 'checkride' },
  ground: [],
  startedAt: '2026-11-22T10:00:00.000Z',
  limitSeconds: 1800,
  secondsUsed: 600,
  resumableUntil: null,
  transcript: [],
  debrief: { summary: 'You answered.', lines, study: null },
});

const recording = (turn: number, questionIds: string[]): VoiceRecording => ({
  turn,
  text: `Said in turn ${turn}.`,
  atMs: turn * 1_000,
  durationMs: 4_000,
  peaks: [0, 20, 40],
  questionIds,
  keptUntil: '2026-12-22T10:00:00.000Z',
});

let recordings: VoiceRecording[];
let unmount: () => Promise<void> = async () => {};
beforeEach(() => {
  recordings = [];
  vi.stubGlobal('fetch', async (path: string, { method }: { method?: string }) => {
    if (path.endsWith('/answers')) {
      return json({ line: { ...line(2, 'satisfactory'), reason: 'You covered it.' }, heard: null });
    }
    if (path.endsWith('/references')) {
      const entry = {
        reference: '14 CFR 91.155',
        title: 'Basic VFR weather minimums',
        facts: [],
        textOf: null,
      };
      return json({
        shelves: [{ name: '14 CFR Part 91', title: 'Flight rules', readAs: null, entries: [entry] }],
      });
    }
    if (path.endsWith('/challenges')) return json({ challenges: [] });
    if (path.includes('/recordings')) {
      if (method === 'DELETE') {
        const turn = path.split('/recordings/')[1];
        const left = recordings.filter((one) => turn !== undefined && String(one.turn) !== turn);
        const deleted = recordings.length - left.length;
        recordings = left;
        return json({ deleted });
      }
      return json({ recordings });
    }
    return json(path.endsWith('/notes') ? { notes: [] } : { path: null });
  });
});
afterEach(async () => {
  await unmount();
  vi.unstubAllGlobals();
});
const json = (body: unknown) => new Response(JSON.stringify(body));
const show = async (lines: DebriefLine[]) => {
  unmount = await render(
    <MemoryRouter>
      <DebriefSheet conversation={conversation(lines)} pilot="Pat" facts={null} />
    </MemoryRouter>,
  );
};
const rows = () => [...document.querySelectorAll<HTMLElement>('[aria-controls^="question-"]')];
const opened = () => rows().map((row) => row.getAttribute('aria-expanded') === 'true');
const named = (name: string, root: ParentNode = document) =>
  [...root.querySelectorAll<HTMLElement>('button, a')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )!;
const press = (element: HTMLElement) => act(async () => element.click());
const three = [line(1, 'satisfactory'), line(2, 'unsatisfactory'), line(3, 'not-assessed')];

it('unfolds what was not satisfactory, and a tick unfolds and focuses its question', async () => {
  await show(three);
  expect(opened()).toEqual([false, true, false]);
  await press(named('Question 3, not assessed'));
  expect(opened()).toEqual([false, true, true]);
  expect(document.activeElement).toBe(rows()[2]);
  await press(rows()[1]!);
  expect(opened()).toEqual([false, false, true]);
});

it('says who read a question, of that question alone', async () => {
  await show([{ ...three[0]!, reviewed: { name: 'Ann Lee, CFI', readOn: '2026-01-31' } }, three[1]!]);
  const said = [...document.querySelectorAll('li p')].filter(({ textContent }) =>
    / reviewed by /.test(textContent),
  );
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Question and answer reviewed by Ann Lee, CFI on January 31, 2026',
  ]);
});

it('shows one grade alone, until a tick asks for another', async () => {
  await show(three);
  const shown = () => rows().map((row) => !row.closest('li')!.className.split(' ').includes('hidden'));
  await press(named('1 Unsatisfactory'));
  expect(shown()).toEqual([false, true, false]);
  await press(named('Question 1, satisfactory'));
  expect(shown()).toEqual([true, true, true]);
});

it('says an answer again with the model answer out of sight, and has it judged', async () => {
  await show(three);
  await press(named('Say question 2 again'));
  const model = [...document.querySelectorAll('p')].find(
    ({ textContent }) => textContent === 'Model answer of 2.',
  )!;
  expect(model.closest('.hidden')).not.toBeNull();
  const box = document.querySelector('textarea')!;
  expect(document.activeElement).toBe(box);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(box, 'Three miles.');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => box.form!.requestSubmit());
  await until(() => expect(document.activeElement?.textContent).toContain('Satisfactory'));
  await press(named('Done'));
  expect(document.activeElement?.textContent).toBe('Say it again');
  expect(model.closest('.hidden')).toBeNull();
});

it('goes to the question that is said again: what was unfolded before it is gone', async () => {
  await show(three);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  await press(named('1 Unsatisfactory'));
  const row = document.getElementById('question-2')!;
  const buttons = [...row.closest('li')!.querySelectorAll('button')];
  await press(buttons.find(({ textContent }) => textContent === 'Say it again')!);
  expect(scroll.mock.contexts).toEqual([row]);
  scroll.mockRestore();
  expect(rows().filter((row) => row.closest('li')!.className.split(' ').includes('hidden'))).toHaveLength(2);
});

it('sends to what is to be read by its heading', async () => {
  await show(three);
  const tonight = document.querySelector('[aria-labelledby="tonight"]')!;
  await until(() => expect(named('Basic VFR weather minimums (14 CFR 91.155)', tonight)).toBeDefined());
});

it('opens a debrief from before points and titles were kept', async () => {
  const { points: _, titles: __, ...old } = line(1, 'unsatisfactory');
  await show([old]);
  expect(document.body.textContent).toContain('Missing:');
  expect(document.body.textContent).toContain('1,000 feet above.');
});

it('has thirty-six rows and asks for its challenges once', async () => {
  const fetched = vi.fn(globalThis.fetch);
  vi.stubGlobal('fetch', fetched);
  await show(Array.from({ length: 36 }, (_, index) => line(index + 1, 'unsatisfactory')));
  expect(rows()).toHaveLength(36);
  expect(fetched.mock.calls.filter(([path]) => String(path).endsWith('/challenges'))).toHaveLength(1);
});

it('plays an answer beside its words, and deletes one or all that is kept', async () => {
  recordings = [recording(1, [three[1]!.questionId]), recording(3, [])];
  await show(three);
  const own = await until(() => {
    const found = document.querySelector<HTMLElement>('[aria-label="Play your answer to question 2"]');
    if (!found) throw new Error('no player yet');
    return found;
  });
  expect(own.closest('li')!.querySelector('audio')!.getAttribute('src')).toBe(
    '/api/conversations/conv_1/recordings/1',
  );
  expect(own.closest('li')!.querySelectorAll('rect')).toHaveLength(3);
  // What was no answer stands by itself.
  expect(document.querySelectorAll('audio')).toHaveLength(2);
  expect(document.body.textContent).toContain('“Said in turn 3.”');
  await press(named('Delete your answer to question 2'));
  await until(() => expect(document.querySelectorAll('audio')).toHaveLength(1));
  expect(document.activeElement).toBe(rows()[1]);
  await press(named('Delete all recordings of this exam'));
  expect(recordings).toHaveLength(1);
  await press(named('Delete them for good'));
  await until(() =>
    expect(document.activeElement?.textContent).toBe('The recordings of this exam are deleted.'),
  );
  expect(recordings).toEqual([]);
});
