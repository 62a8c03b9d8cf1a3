import type { Persona } from '@rightseat/contract';
import { lines } from './lines.ts';
import { introductions, inWordsOf } from './persona-lines.ts';

/** Some words as this examiner would say them: his greeting, how he gives time, how he asks for more. */
export function personaSample(persona: Persona): string {
  const said = [lines.takeYourTime, lines.probes].map((options) => inWordsOf(persona, options)[0]);
  return [introductions[persona], ...said].join(' ');
}
