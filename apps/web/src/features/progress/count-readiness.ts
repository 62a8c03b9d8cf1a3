import type { ProgressOutput } from '@rightseat/contract';

export interface AreaReadiness {
  code: string;
  title: string;
  /** Elements that a question of ours asks for; what is shown in flight is not among them. */
  askable: number;
  held: number;
  /** Failed and not held since, or missed in a knowledge test. */
  weak: number;
}

/** Area by area; those that nobody can ask about are left out. */
export function countReadiness(areas: ProgressOutput['areas']): AreaReadiness[] {
  return areas
    .map(({ code, title, elements }) => {
      const askable = elements.filter(({ examined }) => examined === 'here');
      return {
        code,
        title,
        askable: askable.length,
        held: askable.filter(({ state }) => state === 'satisfactory').length,
        weak: askable.filter(({ state }) => state === 'weak' || state === 'open-code').length,
      };
    })
    .filter(({ askable }) => askable > 0);
}
