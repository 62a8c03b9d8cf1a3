import { useEffect, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import { CheckIcon } from '#components/icons.tsx';
import { LevelBar } from '#components/level-bar.tsx';
import { classNames } from '#lib/class-names.ts';
import { checkReadiness, type ReadinessOutcome, type ReadinessSeen } from '../readiness/check-readiness.ts';
import { describeLine, describeMicrophone } from '../readiness/readiness.ts';

type ReadinessPanelProps = {
  readMicrophoneId: () => Promise<string | null>;
  onOutcome: (outcome: ReadinessOutcome) => void;
  onCancel: () => void;
};

const nothingSeen: ReadinessSeen = { roundTripMs: null, heard: false, waited: false, level: 0 };

/** Microphone and line are looked at before the minutes count; it goes on by itself. */
export function ReadinessPanel({ readMicrophoneId, onOutcome, onCancel }: ReadinessPanelProps) {
  const [seen, setSeen] = useState(nothingSeen);
  const skip = useRef(new AbortController());
  const report = useRef(onOutcome);
  report.current = onOutcome;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const leaving = new AbortController();
    void checkReadiness({
      readMicrophoneId,
      onChange: setSeen,
      skipVoice: skip.current.signal,
      signal: leaving.signal,
    }).then((outcome) => {
      if (!leaving.signal.aborted) report.current(outcome);
      else if (outcome.status === 'ready') outcome.release();
    });
    return () => leaving.abort();
  }, [readMicrophoneId]);
  const microphone = describeMicrophone(seen);
  const line = describeLine(seen.roundTripMs);
  return (
    <section aria-labelledby="readiness" className="space-y-5">
      <div>
        <h2 id="readiness" ref={heading} tabIndex={-1} className="text-2xl focus-visible:outline-none">
          Before the minutes count
        </h2>
        <p className="mt-1 text-quiet">Your thirty minutes start when the examiner is connected.</p>
      </div>
      <dl className="space-y-4" aria-live="polite">
        <Reading name="Microphone" {...microphone}>
          <LevelBar level={seen.level} />
        </Reading>
        <Reading name="Connection" {...line} />
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={() => skip.current.abort()}>
          Start anyway
        </Button>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

const tones = { open: 'text-quiet', good: 'text-active', slow: 'text-caution' };

function Reading({
  name,
  text,
  state,
  children,
}: {
  name: string;
  text: string;
  state: keyof typeof tones;
  children?: React.ReactNode;
}) {
  return (
    <div>
      <dt className="font-bold">{name}</dt>
      <dd>
        {children}
        <p className={classNames('mt-1 flex items-center gap-2', tones[state])}>
          {state === 'good' && <CheckIcon />}
          {text}
        </p>
      </dd>
    </div>
  );
}
