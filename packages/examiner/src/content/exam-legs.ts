import type { Rating } from '@rightseat/contract';

export interface ExamLeg {
  title: string;
  /** Areas or tasks of the standard. */
  covers: readonly string[];
}

/** A whole oral in sessions of about thirty minutes each, in the order of a checkride. */
export const examLegs: Readonly<Record<Rating, readonly ExamLeg[]>> = {
  private: [
    { title: 'Pilot, airplane and weather', covers: ['PA.I.A', 'PA.I.B', 'PA.I.C'] },
    {
      title: 'Planning, airspace and performance',
      covers: ['PA.I.D', 'PA.I.E', 'PA.I.F', 'PA.I.G', 'PA.I.H', 'PA.I.I'],
    },
    { title: 'On the ground and in the pattern', covers: ['PA.II', 'PA.III', 'PA.IV', 'PA.XII'] },
    { title: 'In flight and in trouble', covers: ['PA.V', 'PA.VI', 'PA.VII', 'PA.VIII', 'PA.IX', 'PA.XI'] },
  ],
  instrument: [
    { title: 'Pilot, weather and planning', covers: ['IR.I'] },
    { title: 'Instruments and navigation', covers: ['IR.II', 'IR.IV', 'IR.V'] },
    { title: 'Clearances, approaches and emergencies', covers: ['IR.III', 'IR.VI', 'IR.VII', 'IR.VIII'] },
  ],
};
