import type { DrillOutput } from '@rightseat/contract';
import { useEffect, useRef, useState } from 'react';
import { useCountdown } from '../use-countdown.ts';
import { QuestionCard } from './question-card.tsx';
import { TypedAnswer } from './typed-answer.tsx';

type DrillQuestionProps = {
  drill: DrillOutput;
  busy: boolean;
  onAnswer: (text: string) => void;
  /** The clock ended on an empty page. */
  onTimeOver: () => void;
};

/** The question at hand, answered in writing. */
export function DrillQuestion({ drill, busy, onAnswer, onTimeOver }: DrillQuestionProps) {
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const words = text.trim();
  const seconds = useCountdown(drill.remainingMs, () => {
    if (busy) return;
    if (words === '') onTimeOver();
    else onAnswer(words);
  });
  return (
    <QuestionCard drill={drill} seconds={seconds}>
      <TypedAnswer text={text} rows={4} busy={busy} box={box} onText={setText} onAnswer={onAnswer} />
    </QuestionCard>
  );
}
