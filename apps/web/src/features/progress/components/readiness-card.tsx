import type { ProgressOutput } from '@rightseat/contract';
import { Card, CardTitle } from '#components/card.tsx';
import { TextLink } from '#components/text-link.tsx';
import { drillsPath, paths } from '#config/paths.ts';
import { classNames } from '#lib/class-names.ts';
import { type AreaReadiness, countReadiness } from '../count-readiness.ts';

/** How much of each area held, of what can be asked at all. */
export function ReadinessCard({ rating, areas }: Pick<ProgressOutput, 'rating' | 'areas'>) {
  return (
    <Card aria-labelledby="readiness">
      <CardTitle id="readiness">Readiness by area</CardTitle>
      <p className="mt-2 text-sm text-quiet">
        Counted over what the examiner can ask you. <TextLink to={paths.progress}>The whole map</TextLink>
      </p>
      <ul className="mt-4 space-y-3.5">
        {countReadiness(areas).map((area) => (
          <li key={area.code}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <TextLink to={drillsPath({ rating, area: area.code })}>{area.title}</TextLink>
              <span className="text-sm text-quiet">
                {area.held} of {area.askable} held
                {area.weak > 0 && <span className="text-limit">, {area.weak} to work on</span>}
              </span>
            </div>
            <Bar {...area} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Bar({ held, weak, askable }: AreaReadiness) {
  const share = (count: number) => ({ width: `${(100 * count) / askable}%` });
  return (
    <div
      aria-hidden="true"
      className="mt-1 flex h-2 overflow-hidden rounded-[1px] border border-edge bg-panel"
    >
      <span style={share(held)} className={classNames('bg-active', held > 0 && 'min-w-1')} />
      <span style={share(weak)} className={classNames('bg-limit', weak > 0 && 'min-w-1')} />
    </div>
  );
}
