import type { PreviewQuestion, QuestionReview } from '@rightseat/contract';
import { PrintedExhibit } from '#components/exhibit/printed-exhibit.tsx';
import { TextLink } from '#components/text-link.tsx';
import { paths } from '#config/paths.ts';
import { QuestionText } from './question-text.tsx';
import type { QuestionReader } from './reader-fields.tsx';
import { ReviewMark } from './review-mark.tsx';
import { SourcesOf } from './sources-of.tsx';

type ReviewQuestionProps = {
  number: number;
  task: string;
  /** The question, then its follow-ups: they are read and marked as one. */
  parts: readonly PreviewQuestion[];
  review: QuestionReview | undefined;
  requireReader: () => QuestionReader | null;
};

/** One question with all that somebody needs who answers for it, on the screen and on paper. */
export function ReviewQuestion({ number, task, parts, review, requireReader }: ReviewQuestionProps) {
  const [question] = parts;
  if (!question) return null;
  const { exhibit, figures, wording } = question;
  const tryIt = `${paths.adminQuestions}?${new URLSearchParams({ task, question: question.id })}`;
  return (
    <li className="border-t border-edge pt-6 print:pt-4">
      <p className="flex flex-wrap gap-x-4 text-sm text-quiet">
        <span>{`Question ${number}`}</span>
        <span>{`Wording ${wording}`}</span>
        <TextLink className="print:hidden" to={tryIt}>
          Try it
        </TextLink>
      </p>
      {exhibit && <PrintedExhibit id={exhibit} />}
      {parts.map((part) => (
        <div key={part.id} className={part.isFollowUp ? 'mt-5 border-l-4 border-line pl-4' : 'mt-2'}>
          <QuestionText
            question={part}
            heading={part.isFollowUp ? 'h3' : 'h2'}
            sources={<SourcesOf references={part.references} />}
          />
        </div>
      ))}
      {figures.length > 0 && (
        <p className="mt-4 max-w-read text-sm text-quiet">
          {'Figures from elsewhere: '}
          {figures.map(({ source, values }) => `${values.join(', ')} (${source})`).join('; ')}.
        </p>
      )}
      <ReviewMark question={question} review={review} requireReader={requireReader} />
      <p className="mt-5 hidden print:block">☐ Read, name: ______________________ on: ______________</p>
    </li>
  );
}
