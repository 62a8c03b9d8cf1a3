import type { SaidPart } from '@rightseat/contract';
import { loadActModel } from './act-model.ts';
import { findParts } from './find-parts.ts';

const model = await loadActModel();

export async function readActs(text: string): Promise<SaidPart[]> {
  return findParts(text, await model.score(text));
}
