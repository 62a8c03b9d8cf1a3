import { describe, expect, it } from 'vitest';
import { type ConversationEvent, type ConversationState, initialConversation } from './conversation-state.ts';
import { reduceConversation } from './reduce-conversation.ts';

const START: ConversationEvent[] = [
  { type: 'start-requested', textOnly: false },
  { type: 'conversation-created', conversationId: 'c1', limitSeconds: 300 },
  { type: 'connection-opened', at: 1_000 },
];

function after(...events: ConversationEvent[]): ConversationState {
  return [...START, ...events].reduce(reduceConversation, initialConversation);
}

const asks: ConversationEvent = { type: 'examiner-spoke', text: 'How much fuel at night?', eventId: 1 };
const speaks: ConversationEvent = { type: 'mode-changed', mode: 'speaking' };
const listens: ConversationEvent = { type: 'mode-changed', mode: 'listening' };
const answers: ConversationEvent = { type: 'pilot-spoke', text: 'Forty-five minutes.', eventId: 2 };
const textsOf = (state: ConversationState) => state.captions.map((line) => line.text);

describe('the state of the examiner', () => {
  it('speaks with the sound and listens after it', () => {
    expect(after(asks, speaks).examiner).toBe('speaking');
    expect(after(asks, speaks, listens).examiner).toBe('listening');
  });

  it('thinks from the answer to the first sound of the reply', () => {
    expect(after(asks, speaks, listens, answers).examiner).toBe('thinking');
    expect(after(asks, speaks, listens, answers, listens).examiner).toBe('thinking');
    expect(after(asks, speaks, listens, answers, speaks).examiner).toBe('speaking');
  });

  it('listens again when the pilot goes on before the reply', () => {
    const goesOn: ConversationEvent = { type: 'pilot-overheard', text: 'and' };
    expect(after(asks, answers, goesOn).examiner).toBe('listening');
  });

  it('has closed, whatever sound or words come after it', () => {
    const closed: ConversationEvent = { type: 'examiner-closed' };
    const typed: ConversationEvent = { type: 'pilot-typed', text: 'One more thing' };
    expect(after(asks, speaks, closed).examiner).toBe('closed');
    expect(after(asks, speaks, closed, listens, answers, typed).examiner).toBe('closed');
    const [start, ...others] = START;
    const text = [{ ...start, textOnly: true } as ConversationEvent, ...others, closed, asks];
    expect(text.reduce(reduceConversation, initialConversation).examiner).toBe('closed');
  });

  it('listens in a typed conversation as soon as it has answered', () => {
    const typed = [
      { type: 'start-requested', textOnly: true },
      ...START.slice(1),
    ] satisfies ConversationEvent[];
    const thinking = [...typed, { type: 'pilot-typed', text: '45' } as const].reduce(
      reduceConversation,
      initialConversation,
    );
    expect(thinking.examiner).toBe('thinking');
    expect(reduceConversation(thinking, asks).examiner).toBe('listening');
  });
});

describe('the captions', () => {
  it('let the final words take the place of the guesses', () => {
    const state = after(
      { type: 'pilot-overheard', text: 'forty' },
      { type: 'pilot-overheard', text: 'forty five' },
      answers,
    );
    expect(state.captions).toMatchObject([
      { text: 'Forty-five minutes.', tentative: false, speaker: 'pilot' },
    ]);
  });

  it('keep what was heard of an examiner that was stopped', () => {
    const state = after(asks, answers, { type: 'examiner-corrected', text: 'How much', eventId: 1 });
    expect(state.captions[0]).toMatchObject({ text: 'How much', interrupted: true });
    expect(textsOf(state)).toEqual(['How much', 'Forty-five minutes.']);
  });

  it('make one answer of two parts with the same number', () => {
    const state = after(
      { type: 'pilot-spoke', text: 'Forty-five', eventId: 2 },
      { type: 'examiner-spoke', text: 'And', eventId: 3 },
      { type: 'pilot-spoke', text: 'Forty-five minutes at night.', eventId: 2 },
    );
    expect(textsOf(state)).toEqual(['Forty-five minutes at night.', 'And']);
  });

  it('show a typed answer once when the server sends it back', () => {
    const state = after(
      { type: 'pilot-typed', text: '45 minutes' },
      { type: 'pilot-spoke', text: '45 minutes', eventId: 2 },
    );
    expect(textsOf(state)).toEqual(['45 minutes']);
  });

  it('show the same typed answer twice when it was given twice', () => {
    const typed: ConversationEvent = { type: 'pilot-typed', text: 'Yes' };
    const heard = (eventId: number): ConversationEvent => ({ type: 'pilot-spoke', text: 'Yes', eventId });
    expect(textsOf(after(typed, heard(2), typed, heard(4)))).toEqual(['Yes', 'Yes']);
  });

  it('show a question that grows as one line', () => {
    const state = after(asks, { type: 'examiner-spoke', text: 'How much fuel at night? Day?', eventId: 1 });
    expect(textsOf(state)).toEqual(['How much fuel at night? Day?']);
  });
});

describe('the end', () => {
  it('keeps the first cause: the socket closing after the button renames nothing', () => {
    const state = after(
      { type: 'ended', cause: 'pilot', message: '', at: 9_000 },
      { type: 'ended', cause: 'error', message: 'closed', at: 9_100 },
    );
    expect(state.phase).toEqual({ name: 'ended', cause: 'pilot', message: '', at: 9_000, startedAt: 1_000 });
  });

  it('drops half-heard words and the hold', () => {
    const state = after(
      { type: 'hold-changed', holding: true },
      { type: 'pilot-overheard', text: 'forty' },
      { type: 'ended', cause: 'limit', message: '', at: 301_000 },
    );
    expect(state).toMatchObject({ captions: [], holding: false });
  });

  it('leaves a failed start as if nothing had been pressed', () => {
    expect(after({ type: 'start-failed' })).toEqual(initialConversation);
  });

  it('forgets the conversation before when a new one starts', () => {
    const state = after(asks, { type: 'ended', cause: 'pilot', message: '', at: 9_000 }, ...START);
    expect(state).toMatchObject({ captions: [], phase: { name: 'live', startedAt: 1_000 } });
  });
});

it('gives the turn back when the pilot answers while holding it', () => {
  expect(after({ type: 'hold-changed', holding: true }, answers).holding).toBe(false);
});
