import type { Grade } from '@rightseat/contract';

/** How the pages name a grade; each has its letter, as colour alone tells some readers nothing. */
export const grades: Record<Grade, { word: string; letter: string; tone: 'active' | 'limit' | 'plain' }> = {
  satisfactory: { word: 'Satisfactory', letter: 'S', tone: 'active' },
  unsatisfactory: { word: 'Unsatisfactory', letter: 'U', tone: 'limit' },
  'not-assessed': { word: 'Not assessed', letter: 'N', tone: 'plain' },
};
