import type { AskKind } from '@rightseat/contract';
import { type OwnQuestion, questionAtEnd } from './own-question.ts';
import type { Understood } from './understand.ts';

const kindOf: Record<AskKind, OwnQuestion> = {
  case: 'case',
  leave: 'leave',
  course: 'course',
  more: 'offer',
  subject: 'subject',
};

/** What he asks the examiner beside his answer: as the reader heard it, else by how his last sentence begins. */
export function askedBeside(text: string, { asks, acts }: Understood): OwnQuestion | null {
  if (acts.includes('wants-verdict')) return 'verdict';
  return asks ? kindOf[asks.kind] : questionAtEnd(text);
}
