import { toTenth } from '#content/question-parts.ts';

/** What a loading table holds and what it comes to. The airplane is an example and nobody's own. */
export interface Station {
  name: string;
  /** Inches aft of the datum. */
  arm: number;
  pounds: number;
}

/** Corners of the envelope: center of gravity in inches, weight in pounds. */
export interface Envelope {
  forward: readonly { inches: number; pounds: number }[];
  aftInches: number;
  maximumPounds: number;
}

export const sumOf = (stations: readonly Station[]) => {
  const pounds = stations.reduce((sum, station) => sum + station.pounds, 0);
  const moment = stations.reduce((sum, station) => sum + station.pounds * station.arm, 0);
  return { pounds, moment, inches: toTenth(moment / pounds) };
};

/** The forward limit at a weight, between the corners of the envelope. */
function forwardLimit({ forward }: Envelope, pounds: number): number {
  const above = forward.findIndex((corner) => corner.pounds >= pounds);
  if (above <= 0) return forward[Math.max(0, above)]!.inches;
  const [low, high] = [forward[above - 1]!, forward[above]!];
  const share = (pounds - low.pounds) / (high.pounds - low.pounds);
  return low.inches + share * (high.inches - low.inches);
}

export type Verdict = 'inside' | 'too heavy' | 'too far aft' | 'too far forward';

export function judgeLoad(stations: readonly Station[], envelope: Envelope): Verdict {
  const { pounds, inches } = sumOf(stations);
  if (pounds > envelope.maximumPounds) return 'too heavy';
  if (inches > envelope.aftInches) return 'too far aft';
  return inches < forwardLimit(envelope, pounds) ? 'too far forward' : 'inside';
}

/** The same with some pounds moved from one station to another. */
export const shifted = (stations: readonly Station[], from: string, to: string, pounds: number): Station[] =>
  stations.map((station) => {
    if (station.name === from) return { ...station, pounds: station.pounds - pounds };
    return station.name === to ? { ...station, pounds: station.pounds + pounds } : station;
  });
