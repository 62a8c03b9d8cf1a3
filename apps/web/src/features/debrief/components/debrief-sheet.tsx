import type { ConversationOutput, InstructorNote } from '@rightseat/contract';
import { type ReactNode, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Disclosure } from '#components/disclosure.tsx';
import '#components/print.css';
import { TranscriptText } from '#components/transcript-text.tsx';
import { useNotes } from '../api/notes.ts';
import { useRecordings } from '../api/recordings.ts';
import { type Reader, readerWords } from '../reader.ts';
import { useRows } from '../use-rows.ts';
import { downloadTranscript } from '../write-transcript.ts';
import { DebriefRow } from './debrief-row.tsx';
import { GradeFilter } from './grade-filter.tsx';
import { KeptVoice } from './kept-voice.tsx';
import { LineDetail } from './line-detail.tsx';
import { CodeOutcomes, OutcomeLetter } from './outcome-letter.tsx';
import { ResultHead } from './result-head.tsx';
import { ShareDebrief } from './share-debrief.tsx';
import { TickStrip } from './tick-strip.tsx';
import { TonightList } from './tonight-list.tsx';

type DebriefSheetProps = {
  conversation: ConversationOutput;
  pilot: string;
  /** When it was, on what, and how it ended. */
  facts: ReactNode;
  /** Given for a debrief that is read by its link: what was written to it. */
  shared?: { notes: readonly InstructorNote[] };
};

/** The whole debrief of a finished session: did it hold, why, and what to do tonight. On paper all of it is unfolded. */
export function DebriefSheet({ conversation, pilot, facts, shared }: DebriefSheetProps) {
  const reader: Reader = shared ? 'instructor' : 'pilot';
  const { debrief, transcript } = conversation;
  const lines = debrief?.lines ?? [];
  const own = useNotes(conversation.id, !shared);
  const notes = shared?.notes ?? own;
  const recordings = useRecordings(conversation.id, !shared && conversation.kind === 'coach');
  const rows = useRows(lines);
  const [saying, setSaying] = useState<number | null>(null);
  if (!debrief) return null;
  const say = (position: number) => {
    rows.jump(position, true);
    setSaying(position);
  };
  return (
    <div data-print-sheet className="space-y-8">
      <div className="space-y-4">
        <ResultHead debrief={debrief} notes={notes} />
        <TickStrip lines={lines} onJump={(position) => rows.jump(position)} />
        {reader === 'pilot' && (
          <TonightList
            debrief={debrief}
            rating={conversation.choice.rating}
            conversationId={conversation.id}
            onSay={say}
          />
        )}
        {facts}
      </div>
      {debrief.prose && (
        <section aria-labelledby="in-words">
          <h3 id="in-words">In words</h3>
          <p className="mt-1 max-w-read">{debrief.prose}</p>
          <p className="mt-1 max-w-read text-sm text-quiet">
            Written by a language model. Each sentence was checked against the points below; they alone count.
          </p>
        </section>
      )}
      {debrief.codes && <CodeOutcomes codes={debrief.codes} reader={reader} />}
      {lines.length === 0 ? (
        <p className="text-quiet">No question was asked, so there is nothing to grade.</p>
      ) : (
        <section aria-label="Question by question" className="space-y-3">
          <GradeFilter lines={lines} shown={rows.shown} onShow={rows.setShown} />
          <ol className="space-y-2">
            {lines.map((line, position) => (
              <DebriefRow
                key={line.questionId}
                position={position}
                line={line}
                isOpen={rows.isOpen(position)}
                isHidden={!rows.isShown(line)}
                onToggle={() => rows.toggle(position)}
              >
                <LineDetail
                  conversation={conversation}
                  position={position}
                  line={line}
                  reader={reader}
                  notes={notes.filter((note) => note.position === position)}
                  recordings={recordings.filter(({ questionIds }) => questionIds.includes(line.questionId))}
                  isSaying={saying === position}
                  // What was unfolded goes away, and the page with it from under who reads on a phone.
                  onSay={(wanted) => (wanted ? say(position) : setSaying(null))}
                />
              </DebriefRow>
            ))}
          </ol>
          <p className="max-w-read text-sm text-quiet">{readerWords[reader].graded}</p>
        </section>
      )}
      {debrief.outcome && (
        <OutcomeLetter outcome={debrief.outcome} pilot={pilot} at={conversation.startedAt} reader={reader} />
      )}
      <KeptVoice
        conversationId={conversation.id}
        recordings={recordings}
        questionIds={lines.map(({ questionId }) => questionId)}
      />
      {reader === 'pilot' && <ShareDebrief conversationId={conversation.id} notes={notes} />}
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button look="outline" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
        {transcript.length > 0 && (
          <Button look="outline" onClick={() => downloadTranscript(conversation, pilot || 'Pilot')}>
            Download the transcript
          </Button>
        )}
      </div>
      {transcript.length > 0 && (
        <Disclosure summary="The whole conversation">
          <TranscriptText transcript={transcript} pilot={reader === 'pilot' ? 'You' : pilot} />
        </Disclosure>
      )}
      <p className="max-w-read text-sm text-quiet">
        PRACTICE. A study aid, not affiliated with or endorsed by the FAA. Check every answer against the
        current publication it names.
      </p>
    </div>
  );
}
