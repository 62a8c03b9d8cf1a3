import type { ElementExamined, ElementState, ProgressOutput } from '@rightseat/contract';
import { classNames } from '#lib/class-names.ts';

type Element = ProgressOutput['areas'][number]['elements'][number];
/** How an element stands; one that nobody has asked for, and where it will be asked for. */
type Shown = ElementState | Exclude<ElementExamined, 'here'>;

/** Each has its letter: colour alone tells some readers nothing. */
const states: Record<Shown, { letter: string; word: string; tone: string }> = {
  satisfactory: { letter: 'S', word: 'Satisfactory', tone: 'border-active bg-active-tint text-active' },
  weak: { letter: 'W', word: 'Weak', tone: 'border-limit bg-limit-tint text-limit' },
  'open-code': { letter: 'C', word: 'Open code', tone: 'border-caution bg-caution-tint text-caution' },
  untouched: { letter: '·', word: 'Untouched', tone: 'border-line bg-panel text-quiet' },
  'in-flight': {
    letter: 'F',
    word: 'Examined in flight',
    tone: 'border-dashed border-edge bg-sunk text-quiet',
  },
  'not-yet': {
    letter: '–',
    word: 'Not asked here yet',
    tone: 'border-dashed border-edge bg-sunk text-quiet',
  },
};
const order: Shown[] = ['satisfactory', 'weak', 'open-code', 'untouched', 'in-flight', 'not-yet'];

const shownAs = ({ state, examined }: Element): Shown =>
  state === 'untouched' && examined !== 'here' ? examined : state;

/**
 * The certification standard as a map: every knowledge and risk element that a single-engine land airplane needs, and how
 * it stands. What is examined in flight is marked as that: no session can fill it.
 */
export function StandardMap({ areas }: Pick<ProgressOutput, 'areas'>) {
  return (
    <div>
      <ul aria-label="Legend" className="flex flex-wrap gap-x-5 gap-y-2 text-sm">
        {order.map((state) => (
          <li key={state} className="flex items-center gap-2">
            <Mark state={state} />
            {states[state].word}
          </li>
        ))}
      </ul>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {areas.map((area) => (
          <li key={area.code}>
            <Area {...area} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Mark({ state }: { state: Shown }) {
  const { letter, tone } = states[state];
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'grid size-6 shrink-0 place-items-center rounded-sm border text-sm font-bold',
        tone,
      )}
    >
      {letter}
    </span>
  );
}

function Area({ code, title, elements }: ProgressOutput['areas'][number]) {
  const counts = order.flatMap((state) => {
    const count = elements.filter((element) => shownAs(element) === state).length;
    return count > 0
      ? [`${count} ${states[state].word.toLowerCase()}${state === 'open-code' && count > 1 ? 's' : ''}`]
      : [];
  });
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-3">
        <span className="font-bold">
          {title} <span className="font-normal text-quiet">{code}</span>
        </span>
        <span className="mt-1 block text-sm text-quiet">{counts.join(', ')}</span>
        <span aria-hidden="true" className="mt-2 flex flex-wrap gap-0.5">
          {elements.map((element) => (
            <span
              key={element.code}
              className={classNames(
                'h-3 w-2 rounded-[1px] border',
                element.state === 'untouched' && element.examined === 'here' && 'border-edge',
                element.state === 'untouched' && element.examined !== 'here' && 'border-dashed border-line',
                element.state !== 'untouched' && `${states[element.state].tone} bg-current!`,
              )}
            />
          ))}
        </span>
      </summary>
      <ul className="space-y-2 pb-5">
        {elements.map((element) => (
          <li key={element.code} className="flex gap-3">
            <Mark state={shownAs(element)} />
            <span className="min-w-0">
              {element.title}{' '}
              <span className="text-quiet">
                {element.code}, {states[shownAs(element)].word.toLowerCase()}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
