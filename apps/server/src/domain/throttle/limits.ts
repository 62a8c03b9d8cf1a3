const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** So many tries in a window that starts with the first. Multiplied by THROTTLE_FACTOR. */
export interface Limit {
  tries: number;
  windowMs: number;
}

/**
 * Per network address: wide, since a flying club may share one. Guessing at one account is counted by account and
 * network address together, and a device that has signed in to the account before by itself, so that no stranger's
 * guesses refuse an owner. Guesses from everywhere together refuse nobody: they are slowed, see sign-in-delay.ts.
 */
export const limits = {
  loginByAddress: { tries: 100, windowMs: 15 * MINUTE },
  loginByAccountAndAddress: { tries: 10, windowMs: 15 * MINUTE },
  loginByKnownDevice: { tries: 10, windowMs: 15 * MINUTE },
  /** After so many from devices that the account does not know, each waits. */
  unknownLoginByAccount: { tries: 5, windowMs: HOUR },
  /** One mail about guesses, however long they go on. */
  guessesToldByUser: { tries: 1, windowMs: 24 * HOUR },
  /** Codes are short; whoever types one knows the password already. */
  secondFactorByUser: { tries: 15, windowMs: 15 * MINUTE },
  passkeyByAddress: { tries: 200, windowMs: 15 * MINUTE },
  registerByAddress: { tries: 20, windowMs: HOUR },
  /** Each sends a mail to somebody: the owner's inbox is what is protected. */
  registerByAccount: { tries: 5, windowMs: HOUR },
  mailLinkByAddress: { tries: 30, windowMs: HOUR },
  mailLinkByAccount: { tries: 5, windowMs: HOUR },
  /** Links can't be guessed; this only bounds the work. */
  openLinkByAddress: { tries: 60, windowMs: 15 * MINUTE },
  /** Asking for the password again while signed in: to change it, or to delete the account. */
  passwordByUser: { tries: 10, windowMs: 15 * MINUTE },
  /** Each asks the payment provider; a club that buys together stays far below. */
  checkoutByAddress: { tries: 60, windowMs: HOUR },
  verifyPaymentByAddress: { tries: 120, windowMs: 15 * MINUTE },
  /**
   * For each demo that the address may have in a day: opened, whether or not it is begun. Each is a plan to store, and with
   * another company's voice a way into a call that costs money even in silence.
   */
  openDemoByAddress: { tries: 10, windowMs: 24 * HOUR },
  /** Of an IPv6 network that is handed out whole: its owner has 256 or 65,536 addresses that count as one. */
  openDemoBy56: { tries: 20, windowMs: 24 * HOUR },
  openDemoBy48: { tries: 80, windowMs: 24 * HOUR },
  /** The same of sessions, which are counted by the minute once they begin. */
  openCoachByUser: { tries: 60, windowMs: HOUR },
  /** A whole hour on the clock; each chooses anew from all that the pilot was graded on. */
  drillByUser: { tries: 30, windowMs: HOUR },
  /** Six questions in each of these, some said or answered twice. */
  sayByUser: { tries: 400, windowMs: HOUR },
  hearByUser: { tries: 250, windowMs: HOUR },
  /** Each costs as much as an answer of a drill. */
  sayAgainByUser: { tries: 240, windowMs: HOUR },
  /** Each may cost as much as four answers of an exam. */
  tryByUser: { tries: 240, windowMs: HOUR },
  /** By a link that may have gone round, from one network and from all. */
  noteByAddress: { tries: 30, windowMs: HOUR },
  noteByDebrief: { tries: 60, windowMs: HOUR },
  /** More are put down, and not told by a mail of their own. */
  noteMailByDebrief: { tries: 1, windowMs: HOUR },
  exportByUser: { tries: 10, windowMs: HOUR },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
