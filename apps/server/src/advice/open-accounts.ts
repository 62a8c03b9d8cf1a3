import type { Advice } from '@rightseat/examiner';

/** What an exam has coming: readings that were late, and what was paid since it last heard. */
export interface OpenAccount {
  late: Advice['readings'][number][];
  calls: number;
  tokens: number;
  /** Calls that began before the turn had ended. */
  begun: number;
}

/** Some hundred bytes each. An exam that ended with a call under way never asks for its rest. */
const MOST_KEPT = 1_000;

/** By exam, of this node; an exam that goes on elsewhere loses a late reading and nothing else. */
export function createOpenAccounts() {
  const accounts = new Map<string, OpenAccount>();
  return {
    of(exam: string): OpenAccount {
      const account = accounts.get(exam) ?? { late: [], calls: 0, tokens: 0, begun: 0 };
      accounts.set(exam, account);
      if (accounts.size > MOST_KEPT) accounts.delete(accounts.keys().next().value!);
      return account;
    },
    /** All that is in it, once. */
    settle(exam: string): OpenAccount {
      const account = this.of(exam);
      accounts.delete(exam);
      return account;
    },
  };
}
