import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import { MicrophoneIcon } from '#components/icons.tsx';
import { LevelBar } from '#components/level-bar.tsx';
import { TextArea } from '#components/text-area.tsx';
import { messageOf } from '#lib/api-error.ts';
import { TAKES_FOCUS } from '#lib/use-follow-focus.ts';
import { useLevelOf } from '#lib/use-level-of.ts';
import { speakQuestion, type useSayAgain } from '../api/say-again.ts';
import { useSayAloud } from '../use-say-aloud.ts';

type SayAgainFormProps = {
  line: { conversationId: string; position: number };
  judge: ReturnType<typeof useSayAgain>;
  onClose: () => void;
};

/** An answer aloud, or typed where there is no microphone, or nobody may speak. */
export function SayAgainForm({ line, judge, onClose }: SayAgainFormProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const aloud = useSayAloud({
    fetchQuestion: (signal) => speakQuestion(line, signal),
    onSaid: (pcm) => judge.mutate({ pcm }),
  });
  const { phase } = aloud;
  const isBusy = judge.isPending || phase.name !== 'idle';
  const trouble = phase.name === 'idle' ? phase.why : null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    judge.mutate({ text: text.trim() });
  };
  return (
    <form onSubmit={send} className="space-y-3">
      <SpokenPart aloud={aloud} isJudging={judge.isPending} />
      <TextArea
        {...TAKES_FOCUS}
        ref={box}
        label="Your answer"
        rows={3}
        maxLength={2000}
        value={text}
        onText={setText}
      />
      {(judge.isError || trouble) && (
        <p role="alert" className="font-bold text-limit">
          {trouble ?? messageOf(judge.error, 'It could not be judged. Please try again.')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="outline" disabled={text.trim() === '' || isBusy}>
          Judge it
        </Button>
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type SpokenPartProps = { aloud: ReturnType<typeof useSayAloud>; isJudging: boolean };

/** One button all the way, so that the focus stays. */
function SpokenPart({ aloud: { phase, begin, answerNow, finish }, isJudging }: SpokenPartProps) {
  const level = useLevelOf(phase.name === 'listening' ? phase.recording : null);
  // A page that is not served securely gets no microphone from the browser.
  if (!navigator.mediaDevices) return null;
  const step = {
    idle: { label: 'Answer aloud', told: '', press: () => void begin() },
    asking: { label: 'Answer now', told: 'The examiner is asking.', press: answerNow },
    listening: { label: 'Done speaking', told: 'Listening. Say your answer.', press: () => void finish() },
  }[phase.name];
  return (
    <div className="space-y-2">
      <Button disabled={isJudging} onClick={step.press}>
        <MicrophoneIcon />
        {step.label}
      </Button>
      <p role="status" className="min-h-6 text-quiet">
        {isJudging ? 'Judging…' : step.told}
      </p>
      {phase.name === 'listening' && <LevelBar level={level} />}
    </div>
  );
}
