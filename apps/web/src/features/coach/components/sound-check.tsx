import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import { MicrophoneIcon } from '#components/icons.tsx';
import { LevelBar } from '#components/level-bar.tsx';
import { describeTrouble, troubleOf } from '#lib/microphone-trouble.ts';
import { recordVoice, type VoiceRecording } from '#lib/record-voice.ts';
import { useLevelOf } from '#lib/use-level-of.ts';
import { HEARD_LEVEL } from '../readiness/readiness.ts';

/** Enough for a sentence; nobody has to press Stop. */
const LISTEN_MS = 5_000;

type Outcome = { url: string; heard: boolean };

/** Says back what the microphone heard, before an examiner hears it. */
export function SoundCheck({ readMicrophoneId }: { readMicrophoneId: () => Promise<string | null> }) {
  const [recording, setRecording] = useState<VoiceRecording | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [trouble, setTrouble] = useState('');
  const [opening, setOpening] = useState(false);
  const level = useLevelOf(recording);
  const loudest = useRef(0);
  loudest.current = recording ? Math.max(loudest.current, level) : 0;
  useTimedEnd(recording, async (ending) => {
    const heard = loudest.current >= HEARD_LEVEL;
    const url = URL.createObjectURL(await ending.finish());
    setRecording(null);
    setOutcome({ url, heard });
  });
  useEffect(() => () => void (outcome && URL.revokeObjectURL(outcome.url)), [outcome]);

  const listen = async () => {
    setTrouble('');
    setOutcome(null);
    setOpening(true);
    try {
      setRecording(await recordVoice(await readMicrophoneId()));
    } catch (error) {
      setTrouble(describeTrouble(troubleOf(error), navigator.userAgent));
    }
    setOpening(false);
  };

  return (
    <section aria-label="Sound check" className="space-y-3">
      <p className="text-sm text-quiet">
        Say a sentence and hear what the examiner would. Nothing of it leaves this page.
      </p>
      <Button look="outline" disabled={opening || recording !== null} onClick={() => void listen()}>
        <MicrophoneIcon />
        {recording ? 'Listening…' : outcome ? 'Try again' : 'Try your microphone'}
      </Button>
      {recording && <LevelBar level={level} />}
      <div aria-live="polite">
        {trouble && <p className="font-bold text-limit">{trouble}</p>}
        {outcome && !outcome.heard && (
          <p className="text-caution">
            Hardly anything was heard. Come nearer, or choose another microphone in the browser.
          </p>
        )}
        {outcome?.heard && <p className="text-active">We hear you. Do you hear yourself?</p>}
      </div>
      {outcome && (
        // biome-ignore lint/a11y/useMediaCaption: the pilot's own words of a moment ago
        <audio aria-label="What was heard" controls autoPlay src={outcome.url} className="w-full max-w-96" />
      )}
    </section>
  );
}

/** Ends a recording after some seconds; one that the page leaves behind lets go of the microphone. */
function useTimedEnd(
  recording: VoiceRecording | null,
  onEnd: (recording: VoiceRecording) => Promise<void>,
): void {
  const end = useRef(onEnd);
  end.current = onEnd;
  useEffect(() => {
    if (!recording) return;
    const timer = setTimeout(() => void end.current(recording), LISTEN_MS);
    return () => {
      clearTimeout(timer);
      recording.drop();
    };
  }, [recording]);
}
