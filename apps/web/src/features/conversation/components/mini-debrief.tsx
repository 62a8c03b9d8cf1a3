import type { Debrief } from '@rightseat/contract';
import { Button } from '#components/button.tsx';
import { ExhibitAgain } from '#components/exhibit/exhibit-again.tsx';
import { GradeLine } from '#components/grade-line.tsx';
import { StudyFirst } from '#components/study-first.tsx';
import { describeLookUp } from '#lib/describe-look-up.ts';
import { GIVE_UP_AFTER_MS, useEndedConversation } from '../api/get-conversation.ts';
import { chooseMoments, type Moment } from '../debrief-moments.ts';

/** Its heading takes the focus when the conversation ends. */
export const DEBRIEF = 'debrief';

/** Three quoted moments and one thing to study, from the record on the server. */
export function MiniDebrief({ conversationId, endedAt }: { conversationId: string; endedAt: number }) {
  const ended = useEndedConversation(conversationId, endedAt);
  const debrief = ended.data?.debrief;
  const missing = ended.isError || ended.dataUpdatedAt - endedAt > GIVE_UP_AFTER_MS;
  return (
    <section aria-labelledby={DEBRIEF} className="space-y-6">
      <h2 id={DEBRIEF} tabIndex={-1} className="text-2xl focus-visible:outline-none">
        Your debrief
      </h2>
      {debrief && <DebriefBody debrief={debrief} />}
      {!debrief && missing && (
        <div className="space-y-3">
          <p>The debrief could not be fetched.</p>
          <Button look="outline" onClick={() => void ended.refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!debrief && !missing && <p role="status">Writing your debrief…</p>}
    </section>
  );
}

function DebriefBody({ debrief }: { debrief: Debrief }) {
  const moments = chooseMoments(debrief.lines);
  return (
    <>
      <p className="max-w-read text-lg">{debrief.summary}</p>
      {moments.length > 0 ? (
        <ol className="space-y-4">
          {moments.map((moment) => (
            <MomentItem key={`${moment.questionId} ${moment.quote}`} moment={moment} />
          ))}
        </ol>
      ) : (
        <p className="text-quiet">No answer was heard, so there is no moment to quote.</p>
      )}
      {debrief.study && <StudyFirst study={debrief.study} />}
    </>
  );
}

function MomentItem({ moment }: { moment: Moment }) {
  const lookUp = describeLookUp(moment);
  return (
    <li className="rounded-sm border border-line p-4">
      <GradeLine line={moment} />
      <p className="mt-3 text-quiet">{moment.question}</p>
      <blockquote className="mt-2 border-l-4 border-edge pl-3 text-lg">“{moment.quote}”</blockquote>
      <p className="mt-2">{moment.reason}</p>
      {moment.grade !== 'satisfactory' && (
        <p className="mt-3 border-l-4 border-active pl-3">
          <span className="block text-sm font-bold text-active">A right answer</span>
          {moment.modelAnswer}
        </p>
      )}
      {lookUp && <p className="mt-2 text-quiet">{lookUp}</p>}
      {moment.exhibit && <ExhibitAgain id={moment.exhibit} question={moment.questionId} />}
    </li>
  );
}
