import type { PreviewQuestion } from '@rightseat/contract';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { PageHeader } from '#components/page-header.tsx';
import { Select } from '#components/select.tsx';
import { Spinner } from '#components/spinner.tsx';
import '#components/print.css';
import { useQuestions, useTasks } from '#features/admin/api/list-questions.ts';
import { useReviews } from '#features/admin/api/list-reviews.ts';
import { LoadAlert } from '#features/admin/components/load-alert.tsx';
import { type QuestionReader, ReaderFields } from '#features/admin/components/reader-fields.tsx';
import { ReviewQuestion } from '#features/admin/components/review-question.tsx';
import { isoToday } from '#lib/format-date.ts';
import { usePageMeta } from '#lib/use-page-meta.ts';

/** A task's questions on one page: printed, read with a pen, and marked as read by whoever read them. */
export function Component() {
  usePageMeta('Review', "A task's questions with answers and sources, to be read and marked.");
  const [address, setAddress] = useSearchParams();
  const nameId = useId();
  const [reader, setReader] = useState<QuestionReader>({ name: '', readOn: isoToday() });
  const [isNameless, setNameless] = useState(false);
  const tasks = useTasks();
  const reviews = useReviews();
  const code = address.get('task') ?? tasks.data?.tasks[0]?.code ?? null;
  const list = useQuestions(code);
  const questions = byQuestion(list.data?.questions ?? []);
  const read = reviews.data?.reviews.filter(({ isCurrent }) => isCurrent) ?? [];
  const readOf = (taskCode: string) => read.filter((review) => review.task === taskCode).length;
  const task = tasks.data?.tasks.find((one) => one.code === code);
  const failed = [tasks, reviews, list].find(({ isError }) => isError);
  const requireReader = () => {
    if (reader.name.trim() && reader.readOn) return reader;
    setNameless(reader.name.trim() === '');
    document.getElementById(nameId)?.focus();
    return null;
  };
  return (
    <>
      <PageHeader title={task ? `${task.code} ${task.title}` : 'Review'}>
        <p className="print:hidden">
          All that is asked of a task, with answers and sources. Print it, read it with a pen, and mark here
          what was read. A mark counts for these words alone: it falls when they change. Pilots see the name
          beside the answer.
        </p>
      </PageHeader>
      <Card className="space-y-6 print:border-0 print:p-0">
        <div className="grid gap-5 lg:grid-cols-2 print:hidden">
          <Select label="Task" value={code ?? ''} onSelect={(chosen) => setAddress({ task: chosen })}>
            {tasks.data?.tasks.map((one) => (
              <option key={one.code} value={one.code}>
                {`${one.code} ${one.title} (${readOf(one.code)} of ${one.questions} read)`}
              </option>
            ))}
          </Select>
          <div className="flex items-end">
            <Button look="outline" onClick={() => window.print()}>
              Print this task
            </Button>
          </div>
          <div className="lg:col-span-2">
            <ReaderFields
              id={nameId}
              reader={reader}
              error={isNameless ? 'Please say who read it.' : undefined}
              onReader={(now) => {
                setReader(now);
                setNameless(false);
              }}
            />
          </div>
        </div>
        {(tasks.isPending || list.isFetching) && questions.length === 0 && <Spinner />}
        {reviews.data && (
          <ol className="space-y-8">
            {questions.map((parts, index) => (
              <ReviewQuestion
                key={parts[0]?.id}
                number={index + 1}
                task={code ?? ''}
                parts={parts}
                review={reviews.data.reviews.find(({ questionId }) => questionId === parts[0]?.id)}
                requireReader={requireReader}
              />
            ))}
          </ol>
        )}
      </Card>
      <LoadAlert
        failure={failed ? { error: failed.error, at: failed.errorUpdatedAt } : null}
        onRetry={() => void failed?.refetch()}
      />
    </>
  );
}

/** Each with its follow-ups. */
function byQuestion(questions: readonly PreviewQuestion[]): PreviewQuestion[][] {
  const starts = questions.flatMap(({ isFollowUp }, at) => (isFollowUp ? [] : [at]));
  return starts.map((start, at) => questions.slice(start, starts[at + 1]));
}
