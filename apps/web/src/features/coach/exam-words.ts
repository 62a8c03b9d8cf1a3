import type { ChosenGround, EndReason, ExamChoice, Manner, Rating } from '@rightseat/contract';
import { nameCode } from '#lib/name-code.ts';

/** How the coach's pages name what the contract has codes for. */
export const ratingNames: Record<Rating, string> = {
  private: 'Private Airplane',
  instrument: 'Instrument Airplane',
};

export const manners: Record<Manner, { name: string; line: string }> = {
  coach: { name: 'Coach', line: 'A short word on each answer before the next question.' },
  checkride: { name: 'Checkride', line: 'No feedback until the debrief, as on the day.' },
};

/** A choice with what it names, as the standard calls it. */
type Chosen = { choice: ExamChoice; ground: ChosenGround };

/** "Private Airplane, Checkride, Cross-Country Flight Planning (PA.III)" */
export function describeChoice({ choice, ground }: Chosen): string {
  const cover = describeGround({ choice, ground });
  return [ratingNames[choice.rating], manners[choice.manner].name, cover].join(', ');
}

export function describeGround({ choice, ground }: Chosen): string {
  if (choice.retest === undefined) return describeCover(choice, ground);
  return choice.leg === undefined ? 'retest' : `retest of leg ${choice.leg}`;
}

function describeCover({ leg, weak, codes }: ExamChoice, ground: ChosenGround): string {
  if (leg !== undefined) return `leg ${leg}`;
  if (weak) return 'weak elements';
  if (codes && codes.length > 1) return `${codes.length} codes`;
  return ground.length > 0 ? ground.map(nameCode).join('; ') : 'all areas';
}

const endings: Record<EndReason, string> = {
  pilot: 'Ended by you',
  examiner: 'Ended by the examiner',
  limit: 'Ended at the time limit',
  lost: 'Ended when the connection was lost',
  error: 'Cut off by a fault or a restart',
  'never-started': 'Never started',
  'access-ended': 'Ended with your access',
};

export function describeEnding(reason: EndReason | null): string {
  return reason === null ? 'Not ended yet' : endings[reason];
}

/** "12 min 5 s" */
export function formatLength(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}
