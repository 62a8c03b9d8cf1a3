import type { VoiceRecording } from '@rightseat/contract';
import { useRef } from 'react';
import { Button } from '#components/button.tsx';
import { messageOf } from '#lib/api-error.ts';
import { formatDay } from '#lib/format-date.ts';
import { formatLength } from '#lib/format-length.ts';
import { soundOf, useDeleteRecordings } from '../api/recordings.ts';
import { usePlayer } from '../use-player.ts';
import { Waveform } from './waveform.tsx';

/** Where a key on the waveform goes to. */
const STEP_SECONDS = 1;

type AnswerReplayProps = {
  conversationId: string;
  recording: VoiceRecording;
  /** What it is the sound of, for who does not see where it stands. */
  name: string;
  /** Where the focus goes when its button is gone. */
  onDeleted: () => void;
};

/** One's own answer to be heard again, with its waveform to see how it went and to go to a place in it. */
export function AnswerReplay({ conversationId, recording, name, onDeleted }: AnswerReplayProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const { playing, seconds, failed, toggle, seek } = usePlayer(audio);
  const remove = useDeleteRecordings(conversationId);
  const length = recording.durationMs / 1000;
  return (
    <div className="mt-2 space-y-1 print:hidden">
      {/* biome-ignore lint/a11y/useMediaCaption: what is said stands above it in words */}
      <audio ref={audio} preload="none" src={soundOf(conversationId, recording)} />
      <div className="flex items-center gap-3">
        <Button
          look="outline"
          className="w-20 shrink-0"
          aria-label={`${playing ? 'Pause' : 'Play'} ${name}`}
          onClick={toggle}
        >
          {playing ? 'Pause' : 'Play'}
        </Button>
        <div className="relative min-w-0 grow rounded-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-course">
          <Waveform peaks={recording.peaks} heard={seconds / length} />
          <input
            type="range"
            aria-label={`Place in ${name}`}
            aria-valuetext={`${Math.floor(seconds)} of ${Math.ceil(length)} seconds`}
            min={0}
            max={length}
            step={STEP_SECONDS}
            value={Math.min(seconds, length)}
            onChange={({ target }) => seek(Number(target.value))}
            className="absolute inset-0 h-full w-full cursor-pointer opacity-0"
          />
        </div>
        <span className="shrink-0 text-sm text-quiet tabular-nums">
          {formatLength(Math.max(0, Math.round(length - seconds)))}
        </span>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-quiet">
        <span>Kept for you until {formatDay(recording.keptUntil)}</span>
        <button
          type="button"
          className="min-h-11 underline underline-offset-4 hover:text-ink"
          aria-label={`Delete ${name}`}
          disabled={remove.isPending}
          onClick={() => remove.mutate(recording, { onSuccess: onDeleted })}
        >
          Delete this recording
        </button>
      </p>
      {failed && (
        <p role="alert" className="font-bold text-limit">
          It could not be played. It may have been deleted, or the connection is gone.
        </p>
      )}
      {remove.isError && (
        <p role="alert" className="font-bold text-limit">
          {messageOf(remove.error, 'It could not be deleted. Please try again.')}
        </p>
      )}
    </div>
  );
}
