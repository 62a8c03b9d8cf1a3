import { useSearchParams } from 'react-router';
import { Card } from '#components/card.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { Select } from '#components/select.tsx';
import { Spinner } from '#components/spinner.tsx';
import { useQuestions, useTasks } from '#features/admin/api/list-questions.ts';
import { LoadAlert } from '#features/admin/components/load-alert.tsx';
import { QuestionText } from '#features/admin/components/question-text.tsx';
import { TryForm } from '#features/admin/components/try-form.tsx';
import { usePageMeta } from '#lib/use-page-meta.ts';

/** A question as it is written, to be tried. Which stands in the address, so that it can be sent to a colleague. */
export function Component() {
  usePageMeta('Questions', 'Questions as they are written, to be tried.');
  const [address, setAddress] = useSearchParams();
  const tasks = useTasks();
  const task = address.get('task') ?? tasks.data?.tasks[0]?.code ?? null;
  const list = useQuestions(task);
  const questions = list.data?.questions ?? [];
  const question = questions.find(({ id }) => id === address.get('question')) ?? questions[0];
  const go = (to: { task: string; question?: string }) =>
    setAddress(to, { replace: true, preventScrollReset: true });
  const failed = [tasks, list].find(({ isError }) => isError);
  return (
    <>
      <PageHeader title="Questions">
        <p>Each as it is written. An answer that you try is judged as in an exam, and kept nowhere.</p>
      </PageHeader>
      <Card className="space-y-6">
        <div className="grid gap-4 lg:grid-cols-2">
          <Select label="Task" value={task ?? ''} onSelect={(chosen) => go({ task: chosen })}>
            {tasks.data?.tasks.map(({ code, title, questions: count }) => (
              <option key={code} value={code}>{`${code} ${title} (${count})`}</option>
            ))}
          </Select>
          <Select
            label="Question"
            value={question?.id ?? ''}
            onSelect={(chosen) => task && go({ task, question: chosen })}
          >
            {questions.map(({ id, isFollowUp, ask }) => (
              <option key={id} value={id}>{`${isFollowUp ? '↳ ' : ''}${ask}`}</option>
            ))}
          </Select>
        </div>
        {(tasks.isPending || list.isFetching) && !question && <Spinner />}
        {question && task && (
          <section>
            <QuestionText question={question} />
            <TryForm key={question.id} id={question.id} onFollowUp={(id) => go({ task, question: id })} />
          </section>
        )}
      </Card>
      <LoadAlert
        failure={failed ? { error: failed.error, at: failed.errorUpdatedAt } : null}
        onRetry={() => void failed?.refetch()}
      />
    </>
  );
}
