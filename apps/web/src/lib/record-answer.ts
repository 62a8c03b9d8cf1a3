import { LONGEST_SPOKEN_SECONDS } from '@rightseat/contract';
import { useEffect, useRef } from 'react';
import { describeTrouble, troubleOf } from './microphone-trouble.ts';
import { recordVoice, type VoiceRecording } from './record-voice.ts';

/** Less than what the server takes, for the recorder's own slowness. */
const LONGEST_MS = (LONGEST_SPOKEN_SECONDS - 1) * 1_000;

type Opened = { recording: VoiceRecording } | { why: string };

/** Opens the microphone for one answer, which `signal` drops. Why there is none, in words; null when called off. */
export async function recordAnswer(
  signal: AbortSignal,
  readMicrophoneId: () => Promise<string | null>,
): Promise<Opened | null> {
  try {
    const recording = await recordVoice(await readMicrophoneId());
    signal.addEventListener('abort', recording.drop, { once: true });
    if (!signal.aborted) return { recording };
    recording.drop();
    return null;
  } catch (error) {
    return signal.aborted ? null : { why: describeTrouble(troubleOf(error), navigator.userAgent) };
  }
}

/** Ends an answer that has gone on for as long as one can be sent. */
export function useLongestAnswer(isListening: boolean, finish: () => Promise<void>): void {
  const end = useRef(finish);
  end.current = finish;
  useEffect(() => {
    if (!isListening) return;
    const timer = setTimeout(() => void end.current(), LONGEST_MS);
    return () => clearTimeout(timer);
  }, [isListening]);
}
