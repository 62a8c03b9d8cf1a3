import { expect, it } from 'vitest';
import { readExaminer } from './read-examiner.ts';

const live = {
  phase: 'live',
  examiner: 'listening',
  holding: false,
  textOnly: false,
  booksOpen: false,
  interrupted: false,
} as const;
const read = (changes: Partial<Parameters<typeof readExaminer>[0]>) => {
  const { word, note } = readExaminer({ ...live, ...changes }, 'Press Start');
  return `${word}: ${note}`;
};

it('says whose turn it is', () => {
  expect(read({})).toBe('LISTENING: Your turn to speak.');
  expect(read({ textOnly: true })).toBe('LISTENING: Type your answer.');
  expect(read({ examiner: 'thinking' })).toBe('THINKING: The examiner weighs your answer.');
  expect(read({ holding: true })).toBe('YOUR TIME: Your time to think. The examiner waits.');
  expect(read({ holding: true, examiner: 'speaking' })).toBe(
    'SPEAKING: The examiner speaks. Wait, or cut in.',
  );
});

it('asks nobody to speak whom it can not hear', () => {
  const none = 'NO SOUND: The sound is interrupted. The examiner waits.';
  expect(read({ interrupted: true, holding: true })).toBe(none);
});

it('asks nobody to speak after the last word', () => {
  const closed = 'CLOSED: The exam is over. Your debrief follows.';
  expect(read({ examiner: 'closed' })).toBe(closed);
  expect(read({ examiner: 'closed', textOnly: true, holding: true, booksOpen: true })).toBe(closed);
});

it('does not ask a pilot to speak who is reading', () => {
  expect(read({ booksOpen: true })).toBe('BOOKS OPEN: The books are open. The examiner waits.');
  expect(read({ booksOpen: true, examiner: 'speaking' })).toBe(
    'SPEAKING: The examiner speaks. Wait, or cut in.',
  );
});

it('says where a conversation stands that is not live', () => {
  expect(read({ phase: 'idle' })).toBe('READY: Press Start');
  expect(read({ phase: 'connecting' })).toBe('CONNECTING: One moment');
  expect(read({ phase: 'reconnecting', booksOpen: true })).toBe('RECONNECTING: The time stands still.');
  expect(read({ phase: 'ended' })).toBe('ENDED: ');
});
