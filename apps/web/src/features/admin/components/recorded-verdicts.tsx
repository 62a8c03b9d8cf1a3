import type { RecordedVerdict } from '@rightseat/contract';
import { Disclosure } from '#components/disclosure.tsx';
import { classNames } from '#lib/class-names.ts';

type Point = RecordedVerdict['points'][number];

const found: Record<Point['found'], { word: string; tone: string }> = {
  heard: { word: 'Heard', tone: 'text-active' },
  missing: { word: 'Missing', tone: 'text-limit' },
  contradicted: { word: 'Said wrong', tone: 'text-limit' },
};
const by: Record<Point['by'], string> = {
  signs: 'exact signs',
  judge: 'the trained judge with exact signs',
  model: 'the language model',
};
const reasons: Record<RecordedVerdict['reason'], string> = {
  answered: 'When he had answered',
  reopened: 'When he had answered again after a lost line',
  corrected: 'When he had corrected it later',
  'said-before': 'When he said that he had said it before',
  read: 'When a language model had read it',
  'read-late': 'When a language model had read it, a turn late',
  'taken-over': 'Before verdicts were kept',
};

/** What the record holds of an answer: the verdict that counts, and those before it folded. */
export function RecordedVerdicts({ verdicts }: { verdicts: readonly RecordedVerdict[] }) {
  const standing = verdicts.at(-1);
  const earlier = verdicts.slice(0, -1);
  if (!standing) return null;
  return (
    <div className="space-y-3">
      <OneVerdict verdict={standing} />
      {earlier.length > 0 && (
        <Disclosure summary={earlier.length === 1 ? 'The verdict before it' : 'The verdicts before it'}>
          <ol className="space-y-4 p-4">
            {earlier.map((verdict, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a record never changes its order
              <li key={index}>
                <OneVerdict verdict={verdict} />
              </li>
            ))}
          </ol>
        </Disclosure>
      )}
    </div>
  );
}

function OneVerdict({ verdict: { reason, channel, points } }: { verdict: RecordedVerdict }) {
  return (
    <div>
      <p className="text-sm text-quiet">
        {reasons[reason]}, {channel}.
      </p>
      <ul className="mt-1 space-y-1.5">
        {points.map((point) => (
          <li key={point.statement}>
            <span className={classNames('font-bold', found[point.found].tone)}>
              {found[point.found].word}:
            </span>{' '}
            {point.statement}
            {point.words && <span className="text-quiet"> “{point.words}”</span>}
            <span className="text-sm text-quiet">
              {' '}
              {!point.essential && 'Not essential. '}By {by[point.by]}
              {point.doubted && '; a language model read it otherwise'}.
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
