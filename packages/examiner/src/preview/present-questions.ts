import { lineName, type PreviewQuestion, type PreviewTask } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { digestQuestion } from '#content/digest-question.ts';
import type { FollowUp, Question } from '#content/question.ts';

/** The tasks that have questions, in the order of the standards. */
export function presentTasks(content: Content): PreviewTask[] {
  const counts = new Map<string, number>();
  for (const question of content.questions) {
    const code = taskCode(question, content);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return Object.values(content.acs).flatMap(({ areas }) =>
    areas
      .flatMap((area) => area.tasks)
      .flatMap(({ code, title }) => {
        const questions = counts.get(code);
        return questions ? { code, title, questions } : [];
      }),
  );
}

/** A task's questions as they are written, each with its follow-ups after it. Null for a task that has none. */
export function presentTask(code: string, content: Content): PreviewQuestion[] | null {
  const own = content.questions.filter((question) => taskCode(question, content) === code);
  if (!own.length) return null;
  return own.flatMap((question) => [
    present(question, null, question, content),
    ...question.followUps.map((followUp, index) => present(question, index, followUp, content)),
  ]);
}

/** The task that a question is shown with. Null when the content has no such question. */
export function taskCodeOf(questionId: string, content: Content): string | null {
  const question = content.questionById(questionId);
  return question ? taskCode(question, content) : null;
}

const taskCode = ({ acs }: Question, content: Content) => content.taskOf(acs[0]!)?.code ?? '';

function present(
  { id, topic, exhibit, mustKnow, otherNumbers, onFlight }: Question,
  followUp: number | null,
  { acs, level, ask, rephrase, keyPoints, modelAnswer, references }: Question | FollowUp,
  content: Content,
): PreviewQuestion {
  return {
    id: lineName(id, followUp),
    topic,
    wording: digestQuestion(id, content) ?? '',
    isFollowUp: followUp !== null,
    exhibit: exhibit ?? null,
    mustKnow,
    level,
    acs: [...acs],
    ask,
    onFlight: (followUp === null && onFlight) || null,
    rephrase: rephrase ?? null,
    points: keyPoints.map(({ statement, essential, nudge }) => ({
      statement,
      essential,
      nudge: nudge ?? null,
    })),
    modelAnswer,
    references: [...references],
    figures: followUp === null ? bySource(otherNumbers) : [],
  };
}

function bySource(numbers: Question['otherNumbers']): PreviewQuestion['figures'] {
  const sources = [...new Set(numbers.map(({ source }) => source))];
  return sources.map((source) => ({
    source,
    values: numbers.filter((number) => number.source === source).map(({ value }) => value),
  }));
}
