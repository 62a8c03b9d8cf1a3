import type { TryQuestionOutput } from '@rightseat/contract';
import { askAlone, presentTry, standsAt, step } from '@rightseat/examiner';
import { named } from '#event-loop.ts';
import type { ExamServices } from './exam-services.ts';
import { readAndJudge } from './read-and-judge.ts';

/**
 * What an exam makes of what is typed to one question, reply by reply as long as it waits for more: read and judged as there,
 * with no language model. Nothing is kept. Null when there is no such question.
 */
export async function tryQuestion(
  services: Pick<ExamServices, 'content' | 'actReader' | 'judge'>,
  id: string,
  said: readonly string[],
): Promise<TryQuestionOutput | null> {
  const { content } = services;
  let state = named('preview', () => askAlone(id, content));
  if (!state) return null;
  let says = '';
  for (const text of said) {
    const event = { type: 'pilot-said', text, typed: true, continuesLastAnswer: false } as const;
    const judged = await readAndJudge(state, event, services);
    const stepped = step(state, judged, content);
    state = stepped.state;
    says = stepped.reply.text;
    if (!standsAt(state, id)) break;
  }
  return presentTry(id, state, says, content);
}
