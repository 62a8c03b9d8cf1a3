import { useEffect, useRef, useState } from 'react';
import { playWav } from '#lib/play-wav.ts';
import { recordAnswer, useLongestAnswer } from '#lib/record-answer.ts';
import type { VoiceRecording } from '#lib/record-voice.ts';
import { toPcm } from '#lib/to-pcm.ts';

type Aloud =
  | { name: 'idle'; why: string | null }
  /** The examiner says the question. */
  | { name: 'asking' }
  | { name: 'listening'; recording: VoiceRecording };

type SayAloudOptions = {
  fetchQuestion: (signal: AbortSignal) => Promise<{ wav: string }>;
  onSaid: (pcm: string) => void;
};

/** An answer by voice: the question is said, then the microphone is open until the pilot has done. */
export function useSayAloud({ fetchQuestion, onSaid }: SayAloudOptions) {
  const [phase, setPhase] = useState<Aloud>({ name: 'idle', why: null });
  const leaving = useRef<AbortController>(undefined);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const begin = async () => {
    leaving.current?.abort();
    const own = new AbortController();
    leaving.current = own;
    const question = new AbortController();
    asking.current = question;
    own.signal.addEventListener('abort', () => question.abort(), { once: true });
    setPhase({ name: 'asking' });
    // Where it cannot be said it stands on the page.
    await fetchQuestion(question.signal)
      .then(({ wav }) => playWav(wav, question.signal))
      .catch(() => {});
    if (own.signal.aborted) return;
    const opened = await recordAnswer(own.signal, async () => null);
    if (opened) setPhase('why' in opened ? { name: 'idle', ...opened } : { name: 'listening', ...opened });
  };

  const finish = async () => {
    if (phase.name !== 'listening') return;
    setPhase({ name: 'idle', why: null });
    try {
      onSaid(await toPcm(await phase.recording.finish()));
    } catch {
      setPhase({ name: 'idle', why: 'Nothing was recorded. Please say it again, or type it.' });
    }
  };

  useLongestAnswer(phase.name === 'listening', finish);

  return {
    phase,
    begin,
    /** The pilot has read it. */
    answerNow: () => asking.current?.abort(),
    finish,
  };
}
