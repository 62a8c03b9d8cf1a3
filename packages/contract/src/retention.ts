/** How long things are kept, in days: what the housekeeping holds to, and what the privacy page says. */
export const retentionDays = {
  /** The words and the debrief of a demo, from its end. */
  demo: 30,
  /** An account whose address was never verified, from the end of its last link. */
  unverifiedAccount: 7,
  /** Of what administrators do: the address it came from, and the ids of accounts that were deleted. */
  auditOrigin: 90,
} as const;
