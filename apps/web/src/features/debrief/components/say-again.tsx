import type { SayAgainOutput } from '@rightseat/contract';
import { useEffect, useRef } from 'react';
import { Badge } from '#components/badge.tsx';
import { Button } from '#components/button.tsx';
import { grades } from '#lib/grades.ts';
import { useSayAgain } from '../api/say-again.ts';
import { PointList } from './point-list.tsx';
import { SayAgainForm } from './say-again-form.tsx';

type SayAgainProps = {
  conversationId: string;
  position: number;
  /** What the examiner had asked before, where the question follows up on it. */
  before: string | null;
  onClose: () => void;
};

/** The question once more, with nothing of the answer in sight until it is judged. */
export function SayAgain({ conversationId, position, before, onClose }: SayAgainProps) {
  const line = { conversationId, position };
  const judge = useSayAgain(line);
  return (
    <div className="max-w-read space-y-4 rounded-sm border-l-4 border-course bg-course-tint p-4 print:hidden">
      {before && <p className="text-sm text-quiet">The examiner had asked before: {before}</p>}
      {judge.data ? (
        <Judged judged={judge.data} onAgain={judge.reset} onClose={onClose} />
      ) : (
        <SayAgainForm line={line} judge={judge} onClose={onClose} />
      )}
    </div>
  );
}

type JudgedProps = { judged: SayAgainOutput; onAgain: () => void; onClose: () => void };

function Judged({ judged: { line, heard }, onAgain, onClose }: JudgedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { letter, word, tone } = grades[line.grade];
  return (
    <>
      <h4 ref={heading} tabIndex={-1} className="focus-visible:outline-none">
        <span className="sr-only">This time: </span>
        <Badge tone={tone}>
          {letter} · {word}
        </Badge>
      </h4>
      {heard && <p className="text-quiet">Heard: “{heard}”</p>}
      <p>{line.reason}</p>
      <PointList line={line} />
      <p className="text-sm text-quiet">Practice: the debrief and your map stay as they are.</p>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" onClick={onAgain}>
          Once more
        </Button>
        <Button look="quiet" onClick={onClose}>
          Done
        </Button>
      </div>
    </>
  );
}
