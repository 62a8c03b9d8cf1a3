import type { AnswerPoint, DebriefLine } from '@rightseat/contract';
import { CheckIcon, CloseIcon } from '#components/icons.tsx';
import { classNames } from '#lib/class-names.ts';

const marks: Record<AnswerPoint['found'], { word: string; tone: string }> = {
  heard: { word: 'Heard', tone: 'text-active' },
  missing: { word: 'Missing', tone: 'text-limit' },
  contradicted: { word: 'Said wrong', tone: 'text-limit' },
};

/** What the question asks for, and what of it was found in which words. */
export function PointList({ line }: { line: Pick<DebriefLine, 'points' | 'missing'> }) {
  const points = line.points ?? line.missing.map(asMissing);
  if (points.length === 0) return null;
  return (
    <div>
      <h4 className="text-sm font-bold text-quiet">{line.points ? 'What it asks for' : 'Missing'}</h4>
      <ul className="mt-1 space-y-1.5">
        {points.map((point) => (
          <Point key={point.statement} point={point} />
        ))}
      </ul>
    </div>
  );
}

function Point({ point: { statement, found, essential, words } }: { point: AnswerPoint }) {
  const { word, tone } = marks[found];
  return (
    <li className="flex gap-2">
      <span className={classNames('mt-0.5', tone)}>{found === 'heard' ? <CheckIcon /> : <CloseIcon />}</span>
      <span className="min-w-0">
        <span className={classNames('font-bold', tone)}>{word}:</span> {statement}
        {/* An older debrief may have words with what is missing: they would read as the proof that it was said. */}
        {words && found !== 'missing' && <span className="text-quiet"> “{words}”</span>}
        {found === 'missing' && !essential && <span className="text-quiet"> (not essential)</span>}
      </span>
    </li>
  );
}

/** A debrief from before points were kept names only what was missing, or said wrong. */
const asMissing = (statement: string): AnswerPoint => ({
  statement,
  essential: true,
  found: 'missing',
  words: null,
});
