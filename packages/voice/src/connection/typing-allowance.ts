import type { Clock } from '#clock.ts';

/** In characters. Ten answers of the greatest length in a row, or an hour's exam pasted by a script as it is asked. */
const MOST_AT_ONCE = 20_000;
/** Nobody types a tenth of it; judging that much takes some five thousandths of a core. */
const REGAINED_PER_SECOND = 400;
/** A message of one word has its work too. */
const LEAST_PER_MESSAGE = 50;

/** Returns whether a message of so many characters may be judged now. */
export function createTypingAllowance(clock: Clock): (characters: number) => boolean {
  let left = MOST_AT_ONCE;
  let at = clock.now();
  return (characters) => {
    const now = clock.now();
    left = Math.min(MOST_AT_ONCE, left + ((now - at) / 1000) * REGAINED_PER_SECOND);
    at = now;
    const cost = Math.max(LEAST_PER_MESSAGE, characters);
    if (cost > left) return false;
    left -= cost;
    return true;
  };
}
