import { DAY_MS } from '#domain/days.ts';

/** A month without a visit signs out. */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** However often it is visited: as long as what a pilot buys lasts, then everybody shows again who they are. */
export const SESSION_LONGEST_MS = 90 * DAY_MS;

/** A visit moves the end at most this often, so that most calls only read. */
export const SESSION_REFRESH_MS = 60 * 60 * 1000;
