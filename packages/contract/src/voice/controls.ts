/**
 * Our one use of `contextual_update`: the texts by which the page passes on its controls.
 * Another engine takes them as harmless context.
 */
export const THINKING_ON = 'thinking:on';
export const THINKING_OFF = 'thinking:off';
export const SAY_AGAIN = 'say-again';
export const LOOK_UP = 'look-up';

/** What one types at once, in characters: over six minutes of talk. Longer ones are not taken, and that is said. */
export const LONGEST_TYPED_ANSWER = 2_000;
