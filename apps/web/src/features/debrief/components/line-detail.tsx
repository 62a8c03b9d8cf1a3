import {
  type ConversationOutput,
  type DebriefLine,
  type InstructorNote,
  readLineName,
  type VoiceRecording,
} from '@rightseat/contract';
import { Button, LinkButton } from '#components/button.tsx';
import { drillsPath } from '#config/paths.ts';
import { classNames } from '#lib/class-names.ts';
import { formatIsoDay } from '#lib/format-date.ts';
import { TAKES_FOCUS, useFollowFocus } from '#lib/use-follow-focus.ts';
import { useChallenges } from '../api/debrief-actions.ts';
import { areaOf } from '../plan-tonight.ts';
import type { Reader } from '../reader.ts';
import { AnswerBeside } from './answer-beside.tsx';
import { AnswerReplay } from './answer-replay.tsx';
import { ChallengeLine } from './challenge-line.tsx';
import { NoteList } from './note-list.tsx';
import { SayAgain } from './say-again.tsx';
import { SourceList } from './source-list.tsx';
import { lineId } from './tick-strip.tsx';

type LineDetailProps = {
  conversation: ConversationOutput;
  position: number;
  line: DebriefLine;
  reader: Reader;
  notes: readonly InstructorNote[];
  recordings: readonly VoiceRecording[];
  isSaying: boolean;
  onSay: (wanted: boolean) => void;
};

/** What an unfolded question holds: the answers side by side, where it is written, and what to do about it. */
export function LineDetail({
  conversation,
  position,
  line,
  reader,
  notes,
  recordings,
  isSaying,
  onSay,
}: LineDetailProps) {
  const around = useFollowFocus<HTMLDivElement>(isSaying ? 'say' : 'read');
  return (
    <div ref={around} className="space-y-4">
      {isSaying && (
        <SayAgain
          conversationId={conversation.id}
          position={position}
          before={askedBefore(line, conversation)}
          onClose={() => onSay(false)}
        />
      )}
      {/* Nothing of the answer in sight while it is said; on paper there is nobody to say it. */}
      <div className={classNames('space-y-4', isSaying && 'hidden print:block')}>
        <AnswerBeside
          line={line}
          reader={reader}
          replay={recordings.map((recording, part) => (
            <AnswerReplay
              key={recording.turn}
              conversationId={conversation.id}
              recording={recording}
              name={`your answer to question ${position + 1}${part > 0 ? `, part ${part + 1}` : ''}`}
              onDeleted={() => document.getElementById(lineId(position))?.focus()}
            />
          ))}
        />
        <SourceList references={line.references} />
        {line.reviewed && (
          <p className="text-sm text-quiet">
            {`Question and answer reviewed by ${line.reviewed.name} on ${formatIsoDay(line.reviewed.readOn)}`}
          </p>
        )}
        <NoteList notes={notes} />
        {reader === 'pilot' && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button {...TAKES_FOCUS} look="outline" className="print:hidden" onClick={() => onSay(true)}>
              Say it again
            </Button>
            <LinkButton
              look="outline"
              className="print:hidden"
              to={drillsPath({ rating: conversation.choice.rating, area: areaOf(line) })}
            >
              Drill this
            </LinkButton>
            <OwnChallenge conversationId={conversation.id} position={position} />
          </div>
        )}
      </div>
    </div>
  );
}

/** A follow-up leans on what was asked before it. */
function askedBefore(line: DebriefLine, { debrief }: ConversationOutput): string | null {
  const { questionId, followUp } = readLineName(line.questionId);
  if (followUp === null) return null;
  return debrief?.lines.find((one) => one.questionId === questionId)?.question ?? null;
}

function OwnChallenge({ conversationId, position }: { conversationId: string; position: number }) {
  const challenges = useChallenges(conversationId);
  if (!challenges.data) return null;
  const challenge = challenges.data.challenges.find((one) => one.position === position);
  return <ChallengeLine conversationId={conversationId} position={position} challenge={challenge} />;
}
