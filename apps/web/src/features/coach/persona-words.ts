import type { Persona } from '@rightseat/contract';

/** Who can examine, each in one line. They ask the same, and hold to the same standard. */
export const personas: Record<Persona, { name: string; line: string }> = {
  plain: { name: 'Your examiner', line: 'Even and to the point.' },
  formal: { name: 'Robert Ellis', line: 'Formal, few words.' },
  warm: { name: 'Dana Hart', line: 'Warm and unhurried.' },
};
