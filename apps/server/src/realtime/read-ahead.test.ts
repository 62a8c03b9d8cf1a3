import { ExamChoice } from '@rightseat/contract';
import { type ExamEvent, loadContent, startExam } from '@rightseat/examiner';
import { expect, test } from 'vitest';
import { createReadAhead } from './read-ahead.ts';

const state = startExam(
  { kind: 'coach', limitSeconds: 1800, seed: 'ahead', choice: ExamChoice.parse({}) },
  loadContent(),
);
const said = (text: string, more: { unsaid?: string; continuesLastAnswer?: boolean } = {}): ExamEvent => ({
  type: 'pilot-said',
  text,
  typed: false,
  continuesLastAnswer: false,
  ...more,
});

function readAhead() {
  const asked: string[] = [];
  const ahead = createReadAhead(async (_, event) => {
    asked.push(event.type === 'pilot-said' ? event.text : event.type);
    return { ...event, ...(event.type === 'pilot-said' && { parts: [{ act: 'answer', text: event.text }] }) };
  });
  return { ahead, asked };
}

test('words over which a pilot is silent are read once, and met at once when they were all', async () => {
  const { ahead, asked } = readAhead();
  for (const text of ['Three', 'Three landings', 'Three landings']) ahead.begin(state, said(text));
  expect(asked).toEqual(['Three', 'Three landings']);
  await expect(ahead.take(state, said('Three landings', { unsaid: 'Okay.' }))).resolves.toMatchObject({
    parts: [{ act: 'answer', text: 'Three landings' }],
  });
  expect(asked).toHaveLength(2);
});

test('other words, another state, and words that go on with an answer are not met by it', () => {
  const { ahead } = readAhead();
  ahead.begin(state, said('Three landings'));
  expect(ahead.take(state, said('Three landings at night'))).toBeNull();
  expect(ahead.take({ ...state }, said('Three landings'))).toBeNull();
  expect(ahead.take(state, said('Three landings', { continuesLastAnswer: true }))).toBeNull();
});

test('a reading that fails is told to who takes it, and to nobody else', async () => {
  const ahead = createReadAhead(async () => {
    throw new Error('lost');
  });
  ahead.begin(state, said('Three landings'));
  await expect(ahead.take(state, said('Three landings'))).rejects.toThrow('lost');
});
