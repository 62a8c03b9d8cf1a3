import type { DrillOutput } from '@rightseat/contract';
import { useState } from 'react';
import { Button } from '#components/button.tsx';
import { MicrophoneIcon, RepeatIcon } from '#components/icons.tsx';
import { LevelBar } from '#components/level-bar.tsx';
import { useLevelOf } from '#lib/use-level-of.ts';
import { useSecondsUntil } from '../use-countdown.ts';
import { type SpokenAnswer, useSpokenAnswer } from '../use-spoken-answer.ts';
import { QuestionCard } from './question-card.tsx';
import { TypedAnswer } from './typed-answer.tsx';

type SpokenQuestionProps = {
  drill: DrillOutput;
  busy: boolean;
  readMicrophoneId: () => Promise<string | null>;
  onAnswer: (text: string) => void;
  /** Rejects with what is to be told. */
  onSpoken: (pcm: string) => Promise<void>;
  onTimeOver: () => void;
};

const words: Record<SpokenAnswer['name'], string> = {
  asking: 'The examiner is asking. The clock stands.',
  listening: 'Listening. Say your answer.',
  sending: 'Judging what was heard…',
  stopped: '',
};

/** The question at hand, said and answered aloud. Typing is there all the time. */
export function SpokenQuestion(props: SpokenQuestionProps) {
  const { drill, busy, onAnswer, onTimeOver } = props;
  const [text, setText] = useState('');
  const answer = useSpokenAnswer(props);
  const { phase } = answer;
  const write = (words: string) => {
    answer.hush();
    onAnswer(words);
  };
  const level = useLevelOf(phase.name === 'listening' ? phase.recording : null);
  const seconds = useSecondsUntil(answer.endsAt, drill.remainingMs, () => {
    if (busy || phase.name === 'sending') return;
    if (text.trim() !== '') write(text.trim());
    else if (phase.name === 'listening') void answer.finish();
    else onTimeOver();
  });
  return (
    <QuestionCard drill={drill} seconds={seconds}>
      <div className="mt-5 space-y-3">
        <p role="status" className="min-h-6 text-quiet">
          {words[phase.name]}
        </p>
        {phase.name === 'stopped' && (
          <p role="alert" className="font-bold text-limit">
            {phase.why}
          </p>
        )}
        {phase.name === 'listening' && <LevelBar level={level} />}
        <div className="flex flex-wrap gap-3">
          {phase.name === 'stopped' ? (
            <Button size="large" onClick={() => void answer.sayAgain()}>
              <MicrophoneIcon />
              Say it again
            </Button>
          ) : (
            <Button
              size="large"
              className="w-full sm:w-auto"
              disabled={phase.name !== 'listening' || busy}
              onClick={() => void answer.finish()}
            >
              <MicrophoneIcon />
              Done speaking
            </Button>
          )}
          {phase.name === 'stopped' && phase.pcm && (
            <Button look="outline" onClick={() => void answer.sendAgain()}>
              Send it again
            </Button>
          )}
          <Button
            look="outline"
            disabled={phase.name === 'asking' || phase.name === 'sending'}
            onClick={() => void answer.askAgain()}
          >
            <RepeatIcon />
            Hear it again
          </Button>
        </div>
      </div>
      <TypedAnswer
        text={text}
        rows={2}
        busy={busy || phase.name === 'sending'}
        onText={setText}
        onAnswer={write}
      />
    </QuestionCard>
  );
}
