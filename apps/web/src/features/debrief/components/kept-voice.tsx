import type { VoiceRecording } from '@rightseat/contract';
import { useRef } from 'react';
import { Disclosure } from '#components/disclosure.tsx';
import { SureButton } from '#components/sure-button.tsx';
import { messageOf } from '#lib/api-error.ts';
import { TAKES_FOCUS, useFollowFocus } from '#lib/use-follow-focus.ts';
import { useDeleteRecordings } from '../api/recordings.ts';
import { AnswerReplay } from './answer-replay.tsx';

type KeptVoiceProps = {
  conversationId: string;
  recordings: readonly VoiceRecording[];
  /** The questions that stand above, each with its own sound. */
  questionIds: readonly string[];
};

/** All that is kept of an exam as sound: what was no answer stands here, and all of it is deleted here. */
export function KeptVoice({ conversationId, recordings, questionIds }: KeptVoiceProps) {
  const remove = useDeleteRecordings(conversationId);
  const heading = useRef<HTMLHeadingElement>(null);
  const areGone = recordings.length === 0 && remove.isSuccess;
  const around = useFollowFocus<HTMLDivElement>(areGone ? 'gone' : 'kept');
  if (areGone) {
    return (
      <div ref={around}>
        <p {...TAKES_FOCUS} tabIndex={-1} className="text-quiet">
          The recordings of this exam are deleted.
        </p>
      </div>
    );
  }
  if (recordings.length === 0) return null;
  const others = recordings.filter((one) => !one.questionIds.some((id) => questionIds.includes(id)));
  return (
    <section aria-labelledby="kept-voice" className="space-y-3 print:hidden">
      <h3 id="kept-voice" ref={heading} tabIndex={-1} className="focus-visible:outline-none">
        Your voice in this exam
      </h3>
      <p className="max-w-read text-quiet">
        You asked for your answers to be kept as sound: {countOf(recordings.length)}. They are yours alone; a
        link to this debrief does not open them.
      </p>
      {others.length > 0 && (
        <Disclosure summary={`What was no answer (${others.length})`}>
          <ul className="space-y-4 px-4 pb-4">
            {others.map((recording) => (
              <li key={recording.turn}>
                <p>“{recording.text}”</p>
                <AnswerReplay
                  conversationId={conversationId}
                  recording={recording}
                  name={`what you said: ${recording.text}`}
                  onDeleted={() => heading.current?.focus()}
                />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <SureButton
        ask="Delete all recordings of this exam"
        sure="Delete them for good"
        keep="Keep them"
        busy={remove.isPending}
        onSure={() => remove.mutate(null)}
      />
      {remove.isError && (
        <p role="alert" className="font-bold text-limit">
          {messageOf(remove.error, 'They could not be deleted. Please try again.')}
        </p>
      )}
    </section>
  );
}

const countOf = (count: number) => (count === 1 ? '1 recording' : `${count} recordings`);
