import type { EndReason, ExamChoice, Manner, Rating } from '@rightseat/contract';

/** How the coach's pages name what the contract has codes for. */
export const ratingNames: Record<Rating, string> = {
  private: 'Private Airplane',
  instrument: 'Instrument Airplane',
};

export const manners: Record<Manner, { name: string; line: string }> = {
  coach: { name: 'Coach', line: 'A short word on each answer before the next question.' },
  checkride: { name: 'Checkride', line: 'No feedback until the debrief, as on the day.' },
};

/** "Private Airplane, Checkride, PA.III" */
export function describeChoice(choice: ExamChoice): string {
  return [ratingNames[choice.rating], manners[choice.manner].name, describeGround(choice)].join(', ');
}

function describeGround({ retest, ...ground }: ExamChoice): string {
  if (retest === undefined) return describeCover(ground);
  return ground.leg === undefined ? 'retest' : `retest of leg ${ground.leg}`;
}

function describeCover({ area, areas, leg, weak, codes }: Partial<ExamChoice>): string {
  if (leg !== undefined) return `leg ${leg}`;
  if (weak) return 'weak elements';
  if (codes) return codes.length === 1 ? '1 code' : `${codes.length} codes`;
  return area ?? areas?.join(' ') ?? 'all areas';
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
