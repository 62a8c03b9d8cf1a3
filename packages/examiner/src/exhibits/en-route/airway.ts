/** Two VORs with an airway between them: a piece of an en-route low altitude chart. */
export interface Airway {
  name: string;
  from: { name: string; id: string; frequency: string; radial: number };
  to: { name: string; id: string; frequency: string; radial: number };
  /** Where the altitudes change; found by a radial of a third station. */
  crossing: { name: string; miles: number; receptionFeet: number };
  firstMea: number;
  secondMea: number;
  secondMoca: number;
  totalMiles: number;
  /** Miles from the first VOR to where its signal is left for the other. */
  changeoverMiles: number;
  offRouteFeet: number;
}

export const airway: Airway = {
  name: 'V218',
  from: { name: 'ALDER', id: 'ALD', frequency: '113.2', radial: 78 },
  to: { name: 'BRYSON', id: 'BYN', frequency: '115.6', radial: 260 },
  crossing: { name: 'CEDUR', miles: 26, receptionFeet: 7_000 },
  firstMea: 5_000,
  secondMea: 8_000,
  secondMoca: 6_500,
  totalMiles: 66,
  changeoverMiles: 40,
  offRouteFeet: 9_300,
};
