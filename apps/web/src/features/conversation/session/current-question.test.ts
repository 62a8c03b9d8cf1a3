import { expect, it } from 'vitest';
import type { CaptionLine } from './conversation-state.ts';
import { questionIn, questionOf } from './current-question.ts';

const said = (text: string, rest: Partial<CaptionLine> = {}): CaptionLine => ({
  key: text,
  speaker: 'examiner',
  text,
  eventId: 1,
  tentative: false,
  interrupted: false,
  planned: null,
  typed: false,
  score: null,
  ...rest,
});

const LONG = 'What must be aboard the airplane before you may start its engine today?';

it('is there only when something was asked', () => {
  expect(questionIn([])).toBeNull();
  expect(questionIn([said('Good morning. Have a seat.')])).toBeNull();
  expect(questionIn([said('May anyone ask this?', { speaker: 'pilot' })])).toBeNull();
});

it('is read with what leads up to it, but not with a whole briefing', () => {
  const ask = "Your fuel runs low. Talk me through what you do now, and what you won't do after it.";
  expect(questionIn([said(ask)])).toEqual({
    lead: 'Your fuel runs low.',
    words: "Talk me through what you do now, and what you won't do after it.",
    about: null,
  });
  const briefing = 'This is how it goes, and it takes a while to say. '.repeat(8);
  const pinned = questionIn([said(`${briefing}${LONG}`)]);
  expect(pinned?.words).toBe(LONG);
  expect(pinned?.lead.length).toBeLessThan(300);
});

it.each([
  ['Suppose this page is all you have.', 'Work out from the page whether he may.'],
  ['He says, "hold for release."', 'Tell me what you may and may not do in the meantime.'],
  ['Here is a leg of ninety miles.', 'With the wind behind you, explain what becomes of your fuel.'],
])('is read without a mark: %s %s', (lead, words) => {
  expect(questionIn([said(`${lead} ${words}`)])).toEqual({ lead, words, about: null });
});

it('stands while the examiner says something else', () => {
  const talk = [said(LONG), said('The license.', { speaker: 'pilot' })];
  for (const aside of [
    'Take your time.',
    'Anything else on that?',
    'Are you still there?',
    'Show me the place.',
  ]) {
    expect(questionIn([...talk, said(aside)])?.words).toBe(LONG);
  }
});

it('that only asks for more keeps the one before it in sight', () => {
  const talk = [said(LONG), said('Where would you look that up?')];
  expect(questionIn(talk)).toEqual({ lead: '', words: 'Where would you look that up?', about: LONG });
});

it('does not change for one that was cut off before it was said', () => {
  const cut = said('Now tell me what the', { interrupted: true });
  expect(questionIn([said(LONG), cut])?.words).toBe(LONG);
});

it('that was cut off while it was asked is still the question', () => {
  const cut = said('Hello. What must', { interrupted: true, planned: `Hello. ${LONG}` });
  expect(questionIn([cut])?.words).toBe(LONG);
});

it('is what the examiner tells, where he does', () => {
  const ask = `Your fuel runs low. ${LONG}`;
  expect(questionOf({ ask, narrowed: null })).toEqual({
    lead: 'Your fuel runs low.',
    words: LONG,
    about: null,
  });
  expect(questionOf({ ask, narrowed: 'And at night?' })).toEqual({
    lead: '',
    words: 'And at night?',
    about: ask,
  });
});
