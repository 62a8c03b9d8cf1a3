import type { Act, SaidPart } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import type { ExamOptions } from '../exam.ts';
import type { ExamState } from './exam-state.ts';
import { startExam } from './start-exam.ts';
import { step } from './step.ts';

const content = loadContent();
const minimums = content.questionById('pa.i.e-weather-minimums')!;
const [visibility, below, above, horizontal] = minimums.keyPoints.map(({ nudge }) => nudge!);

/** An exam on the shipped questions that begins with one of them. */
function examOn(questionId: string, choice: Partial<ExamOptions['choice']> = {}) {
  const options: ExamOptions = {
    choice: { rating: 'private', manner: 'checkride', ...choice },
    kind: 'coach',
    limitSeconds: 1800,
    seed: 'a seed',
  };
  const started = startExam(options, content);
  let state: ExamState = { ...started, plan: [questionId, ...started.plan] };
  state = step(state, { type: 'started' }, content).state;
  const say = (text: string, act: Act = 'answer'): string => {
    const parts: SaidPart[] = [{ act, text }];
    const said = { type: 'pilot-said', text, typed: true, continuesLastAnswer: false, parts } as const;
    const result = step(state, said, content);
    state = result.state;
    return result.reply.text;
  };
  return { say, state: () => state };
}

describe('a nudge', () => {
  it('is said for each essential point that is missing, the most important first, and twice at most', () => {
    const exam = examOn(minimums.id);
    expect(exam.say('Three statute miles of visibility.')).toContain(below);
    expect(exam.say('Five hundred feet below the clouds.')).toContain(above);
    const after = exam.say('A thousand feet above them.');
    expect(after).not.toContain(horizontal);
    expect(exam.state().asked).toMatchObject([{ questionId: minimums.id, outcome: 'unclear' }]);
  });

  it('is said for what was left out only', () => {
    const exam = examOn(minimums.id);
    expect(exam.say('Three miles of visibility, 500 feet below and 1,000 feet above the clouds.')).toContain(
      horizontal,
    );
    exam.say('Two thousand feet horizontally.');
    expect(exam.state().asked).toMatchObject([{ outcome: 'held' }]);
  });

  it('is never said again, and what it asked for and did not get counts', () => {
    const exam = examOn(minimums.id);
    expect(exam.say('I would look out of the window a lot.')).toContain(visibility);
    expect(exam.say('As far as the horizon, I suppose.')).toContain(below);
    exam.say('I would keep well away.');
    expect(exam.state().asked).toMatchObject([{ questionId: minimums.id, outcome: 'failed' }]);
  });

  it('is not said to who said something wrong', () => {
    const exam = examOn(minimums.id);
    const reply = exam.say('Three miles of visibility, and a thousand feet below the clouds.');
    for (const nudge of [visibility, below, above, horizontal]) expect(reply).not.toContain(nudge);
  });
});

describe('a hint of the coach', () => {
  it('steers to what is still open, one thing after the other, and then says the question again', () => {
    const exam = examOn(minimums.id, { manner: 'coach' });
    const hint = () => exam.say('Give me a hint, please.', 'hint');
    expect(hint()).toMatch(new RegExp(`part 91\\. ${visibility!.replace('?', '\\?')}$`));
    exam.say('Three statute miles of visibility, 500 feet below.');
    expect(hint()).toContain(horizontal);
    expect(hint()).toContain('part 91');
    expect(exam.state().current?.parts).toHaveLength(1);
  });
});
