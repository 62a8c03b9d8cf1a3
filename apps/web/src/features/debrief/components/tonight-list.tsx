import type { Debrief, Rating } from '@rightseat/contract';
import { Fragment, useState } from 'react';
import { TextLink } from '#components/text-link.tsx';
import { coachPath, drillsPath } from '#config/paths.ts';
import { nameCode } from '#lib/name-code.ts';
import { areaOf, planTonight } from '../plan-tonight.ts';
import { SourceBeside } from './source-beside.tsx';
import { SourceLink } from './source-list.tsx';
import { lineId } from './tick-strip.tsx';

type TonightListProps = {
  debrief: Debrief;
  rating: Rating;
  conversationId: string;
  onSay: (position: number) => void;
};

/** Three things to do, each a press away. */
export function TonightList({ debrief, rating, conversationId, onSay }: TonightListProps) {
  const [open, setOpen] = useState<string | null>(null);
  const { read, say, area } = planTonight(debrief);
  const first = say[0];
  const isLetterOpen = debrief.outcome !== undefined && debrief.outcome.result !== 'satisfactory';
  const drilled = area ?? (debrief.lines[0] ? areaOf(debrief.lines[0]) : null);
  const drilledArea = debrief.outcome?.areas.find(({ code }) => code === drilled);
  return (
    <section aria-labelledby="tonight" className="print:hidden">
      <h3 id="tonight">Tonight</h3>
      <ol className="mt-1 list-decimal space-y-0.5 pl-5 marker:font-bold marker:text-course">
        {read.length > 0 && (
          <li>
            Read{' '}
            {read.map((reference, index) => (
              <Fragment key={reference}>
                {index > 0 && ', '}
                <SourceLink reference={reference} onOpen={setOpen} inSentence />
              </Fragment>
            ))}
          </li>
        )}
        {first !== undefined && (
          <li>
            <a
              href={`#${lineId(first)}`}
              className="inline-flex min-h-11 items-center underline decoration-course decoration-2 underline-offset-4"
              onClick={(event) => {
                event.preventDefault();
                onSay(first);
              }}
            >
              {say.length === 1
                ? `Say question ${first + 1} again`
                : `Say questions ${say.map((at) => at + 1).join(', ')} again`}
            </a>
          </li>
        )}
        {isLetterOpen && (
          <li>
            <TextLink
              to={coachPath({ retest: conversationId })}
              className="inline-flex min-h-11 items-center"
            >
              Retest
            </TextLink>{' '}
            what failed or was left
          </li>
        )}
        {drilled && !(isLetterOpen && read.length > 0 && first !== undefined) && (
          <li>
            <TextLink
              to={drillsPath({ rating, area: drilled })}
              className="inline-flex min-h-11 items-center"
            >
              Drill for two minutes
            </TextLink>
            {drilledArea && `: ${nameCode(drilledArea)}`}
          </li>
        )}
      </ol>
      <SourceBeside reference={open} onClose={() => setOpen(null)} />
    </section>
  );
}
