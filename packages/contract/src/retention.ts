/** How long things are kept, in days: what the housekeeping holds to, and what the privacy page says. */
export const retentionDays = {
  /** The words and the debrief of a demo, from its end. */
  demo: 30,
  /** The sound of answers that a pilot wanted to hear again, from when they were said. */
  voice: 30,
  /** An account whose address was never verified, from the end of its last link. */
  unverifiedAccount: 7,
  /** Of what administrators do: the address it came from, and the ids of accounts that were deleted. */
  auditOrigin: 90,
  /** What befell the safety of an account, with address and browser: long enough to look into a theft noticed late. */
  securityEvent: 90,
  /** That a mail went to somebody, or could not; its words go once it is done with. */
  mail: 90,
  /** Links that were used or have expired: an old one can be told "too old" from "never ours". */
  oldLink: 7,
} as const;
