import type { Act, SaidPart } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import type { ExamState } from '#engine/exam-state.ts';
import { startExam } from '#engine/start-exam.ts';
import { step } from '#engine/step.ts';
import type { ExamEvent, ExaminerReply, ExamOptions } from '../exam.ts';

interface Begin extends Partial<Omit<ExamOptions, 'choice'>> {
  choice?: Partial<ExamOptions['choice']>;
  hasBooks?: boolean;
  hasTable?: boolean;
  enlarges?: boolean;
}

/** An exam that has begun with these questions; it goes through the database and back between any two events. */
export function examAt(
  questionIds: readonly string[],
  content: Content,
  { hasBooks, hasTable, enlarges, choice, ...options }: Begin = {},
) {
  const started = startExam(
    {
      choice: { rating: 'private', manner: 'checkride', ...choice },
      kind: 'coach',
      limitSeconds: 1800,
      seed: 'a seed',
      ...options,
    },
    content,
  );
  const rest = started.plan.filter((id) => !questionIds.includes(id));
  let state: ExamState = { ...started, plan: [...questionIds, ...rest] };
  const send = (event: ExamEvent): ExaminerReply => {
    const result = step(JSON.parse(JSON.stringify(state)), event, content);
    state = result.state;
    return result.reply;
  };
  send({
    type: 'started',
    ...(hasBooks !== undefined && { hasBooks }),
    ...(hasTable !== undefined && { hasTable }),
    ...(enlarges !== undefined && { enlarges }),
  });
  return {
    send,
    state: () => state,
    change(changes: Partial<ExamState>) {
      state = { ...state, ...changes };
    },
  };
}

/** What a pilot typed, taken apart as the reader of acts does it. */
export function inParts(...said: [Act, string][]): ExamEvent {
  const parts: SaidPart[] = said.map(([act, text]) => ({ act, text }));
  const text = parts.map((part) => part.text).join(' ');
  return { type: 'pilot-said', text, typed: true, continuesLastAnswer: false, parts };
}
