import { type Act, type AskKind, acts, askKinds } from '@rightseat/contract';

export interface Class {
  act: Act;
  asks?: AskKind;
}

/** What the model tells apart, in the order of its outputs: the acts, then what else than the case is asked about. */
export const classes: readonly Class[] = [
  ...acts.map((act): Class => (act === 'asks-fact' ? { act, asks: 'case' } : { act })),
  ...askKinds.filter((asks) => asks !== 'case').map((asks): Class => ({ act: 'asks-fact', asks })),
];
