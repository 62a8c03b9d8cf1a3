import type { Act } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { examAt, inParts } from '#testing/exam-at.ts';
import { classD } from '#testing/fixtures/questions.ts';
import { lines } from './lines.ts';

const content = loadContent();

/** No exam begins with an exhibit. */
function shown(questionId: string, means = { enlarges: true, saysOnlyKnown: false }) {
  const { enlarges, saysOnlyKnown } = means;
  const { send, state, change } = examAt([classD.id], content, { hasTable: true, enlarges });
  const { progress } = state();
  const spoken = content.questionById(questionId)!.ask;
  change({ saysOnlyKnown, current: { ...state().current!, questionId }, progress: { ...progress, spoken } });
  return { state, change, say: (...said: [Act, string][]) => send(inParts(...said)) };
}
const beginsWith = (options: readonly string[], text: string) =>
  options.some((line) => text.startsWith(line));
const partsOf = ({ state }: ReturnType<typeof shown>) => state().current?.parts;

describe('an exhibit that he can hardly read', () => {
  it('is made larger, and he has the floor', () => {
    const exam = shown('pa.i.d-exhibit-notams');
    const reply = exam.say(['trouble', "I can't make out the print."]);
    expect(lines.larger).toContain(reply.text);
    expect(reply).toMatchObject({ exhibit: 'notam-list', isEnlarged: true });
    expect(partsOf(exam)).toEqual([]);
    expect(exam.state().progress.probes).toBe(0);
  });

  it('is read to him when he says so once more, or where the page can make nothing larger', () => {
    const exam = shown('pa.i.d-exhibit-notams');
    exam.say(['answer', "I can't make out the print."]);
    expect(exam.say(['answer', "Sorry, I still can't read it."]).text).toContain('C L S D');
    const small = shown('pa.i.d-exhibit-notams', { enlarges: false, saysOnlyKnown: false });
    const reply = small.say(['answer', "I can't make out the print."]);
    expect(reply.text).toContain('C L S D');
    expect(reply.isEnlarged).toBeUndefined();
  });

  it('is made larger beside an answer, and what is missing from that is asked for', () => {
    const exam = shown('pa.i.d-exhibit-notams');
    const { text } = exam.say([
      'answer',
      'The long runway is closed, as far as I can see, the print is so small.',
    ]);
    expect(beginsWith(lines.larger, text)).toBe(true);
    expect(text).toMatch(/\?$/);
    expect(partsOf(exam)).toHaveLength(1);
  });

  it('is made larger too where he is asked what he found in the books', () => {
    const exam = shown('pa.i.d-exhibit-notams');
    const { progress } = exam.state();
    exam.change({ progress: { ...progress, expecting: { for: 'found', isAsked: true } } });
    expect(lines.larger).toContain(exam.say(['trouble', "I can't make out the print."]).text);
  });

  it('stays so for what follows on it, and is put away with who wants the next question', () => {
    const exam = shown('pa.i.d-exhibit-notams');
    exam.say(['answer', "I can't make out the print."]);
    const { modelAnswer } = content.questionById('pa.i.d-exhibit-notams')!;
    expect(exam.say(['answer', modelAnswer])).toMatchObject({ exhibit: 'notam-list', isEnlarged: true });
    const left = shown('pa.i.d-exhibit-notams');
    const next = left.say(['answer', "I can't read the name,"], ['skip', 'move on please']);
    expect(beginsWith(lines.larger, next.text)).toBe(false);
    expect(next.exhibit).not.toBe('notam-list');
  });
});

describe('a line of it', () => {
  it('is read as it is printed, and what it means is left to him', () => {
    const exam = shown('pa.i.d-exhibit-notams');
    const wish = 'sorry this abbreviation i not know please you can read me the first line in normal words';
    const { text } = exam.say(['repeat', wish]);
    expect(text).toContain('C L S D, from 1200 to 2200 zulu.');
    expect(text).not.toContain('P A P I');
    expect(lines.yoursToDecode.some((line) => text.endsWith(line))).toBe(true);
    expect(partsOf(exam)).toEqual([]);
  });

  it('whose words he does not know is left to him, and is no wish to hear the question again', () => {
    const { text } = shown('pa.i.d-exhibit-notams').say([
      'answer',
      'what does PAPI U/S mean again? im not that good with these abbreviations',
    ]);
    expect(lines.yoursToDecode).toContain(text);
    const ofQuestion = shown('pa.i.d-exhibit-notams').say(['rephrase', 'What does change mean for you?']);
    expect(lines.yoursToDecode).not.toContain(ofQuestion.text);
  });

  it('is told with the day where he asks for both', () => {
    const { text } = shown('ir.ii.c-exhibit-vor-checks').say([
      'answer',
      "I can't judge it without the dates: what is today's date, and what is the last entry with its error?",
    ]);
    expect(text).toContain('Today is November 14, 2026.');
    expect(text).toContain('November 3, 2026');
    expect(text).not.toContain('October 2, 2026');
    expect(text).not.toMatch(/\?$/);
  });

  it('of a drawing is told as it is described', () => {
    const display = shown('ir.ii.b-exhibit-display');
    const asks = "Before I answer: is the picture showing red X's, and over what exactly?";
    const { text } = display.say(['answer', asks]);
    expect(text).toContain('red crosses');
    expect(text).not.toMatch(/AHRS|knots/);
    expect(partsOf(display)).toEqual([]);
    const route = shown('pa.i.e-exhibit-training-route');
    const told = route.say(
      ['answer', 'Those would be the military training routes, VR or IR.'],
      ['hint', 'Which comes first though, can you tell me the name printed on it? My cheaters are fogged.'],
    );
    expect(beginsWith(lines.larger, told.text)).toBe(true);
    expect(told.text).toContain('VR1279');
    expect(told.text).not.toContain('AIM');
  });

  it('that he is to find there is left to him', () => {
    const exam = shown('pa.vi.b-exhibit-station');
    const { text } = exam.say(['asks-fact', 'What does it say there beside ALDER?']);
    expect(lines.yoursToRead).toContain(text);
    const amidst = exam.say(
      ['answer', 'I am on the 050 radial.'],
      ['asks-fact', 'What frequency is printed on it?'],
    );
    expect(lines.yoursToRead).toContain(amidst.text);
    expect(partsOf(exam)).toHaveLength(1);
    // "Okay" is a reply to that, and what follows from his answer comes then.
    expect(exam.say(['answer', 'Okay.']).text).toMatch(/\?$/);
  });

  it('is not said by a voice that knows only what was known beforehand', () => {
    const means = { enlarges: true, saysOnlyKnown: true };
    const { text } = shown('ir.ii.b-exhibit-display', means).say([
      'asks-fact',
      'Is the picture showing red crosses?',
    ]);
    expect(lines.yoursToRead).toContain(text);
  });
});

it('a hint for what is to be found on the page names the page, and no book', () => {
  const { send, state, change } = examAt([classD.id], content, {
    hasTable: true,
    choice: { manner: 'coach' },
  });
  change({ current: { ...state().current!, questionId: 'pa.vi.b-exhibit-station' } });
  const { text } = send(inParts(['hint', 'Can I get a hint?']));
  expect(beginsWith(lines.hintOnPage, text)).toBe(true);
});
