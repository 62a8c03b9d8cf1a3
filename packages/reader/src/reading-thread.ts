import type { SaidPart } from '@rightseat/contract';
import { loadActModel } from './act-model.ts';
import { findParts } from './find-parts.ts';

export interface Reply {
  text: string;
  /** What the examiner said last. */
  line: string;
}

const model = await loadActModel();

export async function readActs({ text, line }: Reply): Promise<SaidPart[]> {
  return findParts(text, await model.score(text, line));
}
