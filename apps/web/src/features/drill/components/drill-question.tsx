import type { DrillOutput } from '@rightseat/contract';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/button.tsx';
import { Card } from '#components/card.tsx';
import { TextArea } from '#components/text-area.tsx';
import { classNames } from '#lib/class-names.ts';
import { useCountdown } from '../use-countdown.ts';

/** An honest answer, judged as one. */
const DONT_KNOW = "I don't know.";
const NEARLY_OVER_SECONDS = 20;

type DrillQuestionProps = {
  drill: DrillOutput;
  busy: boolean;
  onAnswer: (text: string) => void;
  /** The clock ended on an empty page. */
  onTimeOver: () => void;
};

/** The question at hand, on its clock. */
export function DrillQuestion({ drill, busy, onAnswer, onTimeOver }: DrillQuestionProps) {
  const { question, questions, remainingMs } = drill;
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const words = text.trim();
  const seconds = useCountdown(remainingMs, () => {
    if (busy) return;
    if (words === '') onTimeOver();
    else onAnswer(words);
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (words !== '') onAnswer(words);
  };
  return (
    <Card aria-label="The question" className="max-w-read">
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-quiet">
          Question {question.position + 1} of {questions}
        </p>
        <p
          role="timer"
          aria-label="Time left"
          className={classNames(
            'font-bold text-2xl tabular-nums',
            seconds <= NEARLY_OVER_SECONDS && 'text-limit',
          )}
        >
          {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
        </p>
      </div>
      <p className="mt-1 text-sm text-quiet">
        <strong>{question.code}</strong> {question.title}
      </p>
      {question.context && (
        <p className="mt-4 border-l-4 border-edge pl-3 text-quiet">
          The examiner has asked before: {question.context}
        </p>
      )}
      <h2 className="mt-4 text-xl leading-snug">{question.ask}</h2>
      <form onSubmit={send} className="mt-5">
        <TextArea label="Your answer" ref={box} rows={4} maxLength={2000} value={text} onText={setText} />
        <div className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" disabled={busy || words === ''}>
            Answer
          </Button>
          <Button look="outline" disabled={busy} onClick={() => onAnswer(DONT_KNOW)}>
            I don't know
          </Button>
        </div>
      </form>
    </Card>
  );
}
