import type { DrillOutput } from '@rightseat/contract';
import { useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from '#lib/api-error.ts';
import { playWav } from '#lib/play-wav.ts';
import { recordAnswer, useLongestAnswer } from '#lib/record-answer.ts';
import type { VoiceRecording } from '#lib/record-voice.ts';
import { toPcm } from '#lib/to-pcm.ts';
import { sayQuestion } from './api/speak-drill.ts';

export type SpokenAnswer =
  /** The examiner says the question. */
  | { name: 'asking' }
  | { name: 'listening'; recording: VoiceRecording }
  | { name: 'sending' }
  /** Not heard, or not sent: `pcm` is what was said, where it can be sent again. */
  | { name: 'stopped'; why: string; pcm: string | null };

type SpokenAnswerOptions = {
  drill: DrillOutput;
  readMicrophoneId: () => Promise<string | null>;
  /** Sends it; rejects with what is to be told. */
  onSpoken: (pcm: string) => Promise<void>;
};

/** One answer by voice: the question is said, then the microphone is open until the pilot has done. */
export function useSpokenAnswer({ drill, readMicrophoneId, onSpoken }: SpokenAnswerOptions) {
  const [phase, setPhase] = useState<SpokenAnswer>({ name: 'asking' });
  /** When the clock ends; it stands until the question has been said. */
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const speech = useRef<string | null>(null);
  const leaving = useRef<AbortController>(undefined);
  const sent = useRef(onSpoken);
  sent.current = onSpoken;

  /** Says the question, then listens. Another time it ends what went on before. */
  const ask = async (aloud: boolean) => {
    leaving.current?.abort();
    const own = new AbortController();
    leaving.current = own;
    if (aloud) {
      setPhase({ name: 'asking' });
      await say(own.signal);
    }
    if (own.signal.aborted) return;
    const opened = await recordAnswer(own.signal, readMicrophoneId);
    if (!opened) return;
    setPhase('why' in opened ? { name: 'stopped', pcm: null, ...opened } : { name: 'listening', ...opened });
  };

  /** Where it cannot be said it stands on the page: the pilot reads it, and the clock runs. */
  const say = async (signal: AbortSignal) => {
    let remainingMs: number | null = drill.remainingMs;
    try {
      if (speech.current === null) {
        const said = await sayQuestion({ drillId: drill.drillId, position: drill.question.position }, signal);
        speech.current = said.wav;
        remainingMs = said.remainingMs;
      } else remainingMs = null;
      if (remainingMs !== null) setEndsAt(Date.now() + remainingMs);
      await playWav(speech.current, signal);
    } catch {
      if (!signal.aborted && remainingMs !== null)
        setEndsAt((known) => known ?? Date.now() + drill.remainingMs);
    }
  };

  const send = async (pcm: string) => {
    setPhase({ name: 'sending' });
    try {
      await sent.current(pcm);
    } catch (error) {
      // What was sent and not understood is said anew; what did not arrive can be sent again.
      const isRefused = error instanceof ApiError && error.status === 422;
      const why = messageOf(error, 'Your answer could not be sent.');
      setPhase({ name: 'stopped', why, pcm: isRefused ? null : pcm });
    }
  };

  const finish = async () => {
    if (phase.name !== 'listening') return;
    setPhase({ name: 'sending' });
    try {
      await send(await toPcm(await phase.recording.finish()));
    } catch {
      setPhase({ name: 'stopped', why: 'Nothing was recorded. Please say it again.', pcm: null });
    }
  };

  /** The pilot answers in writing: the examiner stops in mid-word, and a question on its way is not waited for. */
  const hush = () => {
    leaving.current?.abort();
    setPhase({ name: 'stopped', why: 'You have answered in writing.', pcm: null });
  };

  const first = useRef(ask);
  useEffect(() => {
    void first.current(true);
    return () => leaving.current?.abort();
  }, []);
  useLongestAnswer(phase.name === 'listening', finish);

  return {
    phase,
    endsAt,
    finish,
    hush,
    askAgain: () => ask(true),
    sayAgain: () => ask(false),
    sendAgain: () => (phase.name === 'stopped' && phase.pcm ? send(phase.pcm) : Promise.resolve()),
  };
}
