import type { Handbook } from './example-flight.ts';
import { POUNDS_PER_GALLON } from './read-handbook.ts';
import type { HandbookDay, Scenario } from './scenario.ts';

/** Standard at sea level, and what each thousand feet take from it, in degrees Celsius. */
const STANDARD = { celsius: 15, eachThousandFeet: 2 };
/** Feet of density altitude for each degree above standard: the rule of thumb. */
const FEET_A_DEGREE = 120;
const ALTIMETER_INCHES = 29.92;
/** A summer afternoon where the flight ends. */
const AFTERNOON_CELSIUS = 30;
/** So much is rounded to when it is told, in pounds: easier to hold by ear. */
const ROUND_POUNDS = 100;

export interface DrawnDay {
  leftDrop: number;
  rightDrop: number;
  tailwindKnots: number;
}

/** What the handbook makes of runup, runway, warm day, rough air and a dead alternator. `loadedPounds` is the weight at takeoff. */
export function readHandbookDay(
  handbook: Handbook,
  drawn: DrawnDay,
  loadedPounds: number | undefined,
  leg: NonNullable<Scenario['leg']>,
): HandbookDay {
  const { magnetos, takeoff, destinationFeet, battery } = handbook;
  const apart = Math.abs(drawn.leftDrop - drawn.rightDrop);
  const most = Math.max(drawn.leftDrop, drawn.rightDrop);
  const more = (drawn.tailwindKnots / takeoff.eachTailwindKnots) * (takeoff.tailwindPercent / 100);
  return {
    magnetos: {
      ...magnetos,
      leftDrop: drawn.leftDrop,
      rightDrop: drawn.rightDrop,
      apart,
      isWithin: most <= magnetos.mostDrop && apart <= magnetos.mostApart,
    },
    takeoff: {
      ...takeoff,
      tailwindKnots: drawn.tailwindKnots,
      feet: Math.round(takeoff.calmFeet * (1 + more)),
    },
    density: {
      fieldFeet: destinationFeet,
      celsius: AFTERNOON_CELSIUS,
      altimeterInches: ALTIMETER_INCHES,
      feet: densityFeet(destinationFeet, AFTERNOON_CELSIUS),
    },
    maneuvering:
      loadedPounds === undefined ? null : slowDown(handbook, loadedPounds - leg.gallons * POUNDS_PER_GALLON),
    battery: { ...battery, minutes: Math.round((battery.ampHours / battery.amps) * 60) },
  };
}

/** At the standard pressure, where the field's height is its pressure altitude. To the hundred, as nobody knows it closer. */
function densityFeet(fieldFeet: number, celsius: number): number {
  const standard = STANDARD.celsius - (fieldFeet / 1_000) * STANDARD.eachThousandFeet;
  return Math.round((fieldFeet + (celsius - standard) * FEET_A_DEGREE) / 100) * 100;
}

/** Between the handbook's two weights in a straight line. */
function slowDown({ maneuvering: { heavy, light } }: Handbook, weight: number): HandbookDay['maneuvering'] {
  const pounds = Math.round(weight / ROUND_POUNDS) * ROUND_POUNDS;
  const share = (pounds - light.pounds) / (heavy.pounds - light.pounds);
  return { heavy, light, pounds, knots: Math.round(light.knots + share * (heavy.knots - light.knots)) };
}
