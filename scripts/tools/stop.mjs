/** Something a person can put right: shown as its message alone, without a stack. */
export class Stop extends Error {}
