import type { ConversationOutput } from '@rightseat/contract';
import { Button, LinkButton } from '#components/button.tsx';
import { Disclosure } from '#components/disclosure.tsx';
import { StudyFirst } from '#components/study-first.tsx';
import { TranscriptText } from '#components/transcript-text.tsx';
import { coachPath } from '#config/paths.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { useChallenges } from '../api/debrief-actions.ts';
import { describeChoice, describeEnding, formatLength } from '../exam-words.ts';
import '../print.css';
import { ChallengeLine } from './challenge-line.tsx';
import { DebriefLineItem } from './debrief-line-item.tsx';
import { GradeTally } from './grade-tally.tsx';
import { InstructorLink } from './instructor-link.tsx';
import { CodeOutcomes, OutcomeLetter } from './outcome-letter.tsx';

/** The whole debrief of a finished session, on screen and on paper. */
type DebriefSheetProps = { conversation: ConversationOutput; pilot: string; readOnly?: boolean };

export function DebriefSheet({ conversation, pilot, readOnly = false }: DebriefSheetProps) {
  const { debrief, transcript } = conversation;
  if (!debrief) return null;
  return (
    <div data-print-sheet className="space-y-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <Facts conversation={conversation} />
        <Button look="outline" className="print:hidden" onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {debrief.outcome && (
        <OutcomeLetter outcome={debrief.outcome} pilot={pilot} at={conversation.startedAt} />
      )}
      {debrief.outcome && debrief.outcome.result !== 'satisfactory' && !readOnly && (
        <div className="flex max-w-read flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
          <LinkButton to={coachPath({ retest: conversation.id })}>Retest</LinkButton>
          <p className="text-sm text-quiet">A retest session covers only what was failed or left.</p>
        </div>
      )}
      <p className="max-w-read text-lg">{debrief.summary}</p>
      {debrief.lines.length > 0 && <GradeTally lines={debrief.lines} />}
      {debrief.codes && <CodeOutcomes codes={debrief.codes} />}
      {debrief.study && <StudyFirst study={debrief.study} />}
      {debrief.lines.length === 0 ? (
        <p className="text-quiet">No question was asked, so there is nothing to grade.</p>
      ) : (
        <>
          <p className="max-w-read text-sm text-quiet">
            These grades come from rules that look for key points in your words. They can miss a point you
            made, and credit one you got wrong: compare your words with the model answer
            {readOnly ? '.' : ', and challenge a line that is not right.'}
          </p>
          <ol className="space-y-5">
            {debrief.lines.map((line, index) => (
              <DebriefLineItem key={line.questionId} number={index + 1} line={line}>
                {!readOnly && <OwnChallenge conversationId={conversation.id} position={index} />}
              </DebriefLineItem>
            ))}
          </ol>
        </>
      )}
      {!readOnly && <InstructorLink conversationId={conversation.id} />}
      {transcript.length > 0 && (
        <Disclosure summary="The whole conversation">
          <TranscriptText transcript={transcript} pilot={readOnly ? pilot : 'You'} />
        </Disclosure>
      )}
      <p className="max-w-read text-sm text-quiet">
        PRACTICE. A study aid, not affiliated with or endorsed by the FAA. Check every answer against the
        current publication it names.
      </p>
    </div>
  );
}

function OwnChallenge({ conversationId, position }: { conversationId: string; position: number }) {
  const challenges = useChallenges(conversationId);
  if (!challenges.data) return null;
  const challenge = challenges.data.challenges.find((one) => one.position === position);
  return <ChallengeLine conversationId={conversationId} position={position} challenge={challenge} />;
}

function Facts({ conversation }: { conversation: ConversationOutput }) {
  const { choice, startedAt, secondsUsed, endReason } = conversation;
  return (
    <p className="text-quiet">
      {startedAt && <span className="block">{formatDateTime(startedAt)}</span>}
      <span className="block">{describeChoice(choice)}</span>
      <span className="block">
        {describeEnding(endReason)} after {formatLength(secondsUsed)}
      </span>
    </p>
  );
}
