import { describe, expect, it } from 'vitest';
import type { Exhibit } from '#content/exhibit.ts';
import { cruise, cruiseLeg, cruiseTable, fuelFor } from './airplane/cruise-table.ts';
import { landingDay, landingDistances, landingFor, landingTable } from './airplane/landing-table.ts';
import { nontowered, nontoweredChart } from './charts/nontowered.ts';
import { prohibited, prohibitedChart } from './charts/prohibited.ts';
import { refuge, refugeChart } from './charts/refuge.ts';
import { radialShown, station, stationChart } from './charts/station.ts';
import { trainingRouteChart, trainingRoutes } from './charts/training-route.ts';
import { airway } from './en-route/airway.ts';
import { airwayChart } from './en-route/airway-chart.ts';
import { alternateMinimums, alternates } from './en-route/alternates.ts';
import { arrival, arrivalChart } from './en-route/arrival.ts';
import { departure, departureChart, rateFor } from './en-route/departure.ts';
import { displayFailure, primaryDisplay } from './panel/primary-display.ts';
import { radialOf, situationIndicator, situationIndicatorPanel } from './panel/situation-indicator.ts';
import { vacuumFailure, vacuumPanel } from './panel/vacuum-panel.ts';
import { equipmentList, equipmentPage, repairedBy } from './papers/equipment-list.ts';
import { instrumentCurrency, instrumentLogbook, recentInstrument } from './papers/instrument-logbook.ts';
import { notamList, notams } from './papers/notam-list.ts';
import { vorCheckLog, vorChecks } from './papers/vor-checks.ts';
import { arrivalArea, arrivalAreaPlate } from './plates/arrival-area.ts';
import { categoryAt, circling, circlingPlate } from './plates/circling.ts';
import { ils, ilsPlate } from './plates/ils.ts';
import { localizer, localizerPlate, timeAt } from './plates/localizer.ts';
import { rnav, rnavPlate } from './plates/rnav.ts';
import { vor, vorPlate } from './plates/vor.ts';
import { destination, destinationForecast } from './weather/destination-forecast.ts';
import { iceAdvisory, iceMap } from './weather/ice-advisory.ts';
import { surfaceProg, surfaceProgChart } from './weather/surface-prog.ts';
import { turbulenceAdvisory, turbulenceMap } from './weather/turbulence-advisory.ts';

const answers = ({ questions }: Exhibit) =>
  questions
    .flatMap((question) => [question, ...question.followUps])
    .map(({ modelAnswer }) => modelAnswer)
    .join(' ');

const lower = [{ altitude: 420, visibility: '½' }];

describe('an answer follows the data of', () => {
  it.each<[string, Exhibit, string, string]>([
    [
      'an ILS plate',
      ilsPlate({
        ...ils,
        minima: [{ name: 'ils', title: 'S-ILS 27', cells: lower }, ...ils.minima.slice(1)],
      }),
      '420 feet',
      '393',
    ],
    [
      'a localizer plate',
      localizerPlate({ ...localizer, finalMiles: 6 }),
      'after 4 minutes',
      'after 3 minutes',
    ],
    ['a VOR plate', vorPlate({ ...vor, turn: { ...vor.turn, feet: 2_900 } }), '2,900', '2,600'],
    [
      'a GPS plate',
      rnavPlate({ ...rnav, minima: [{ ...rnav.minima[0]!, cells: lower }, ...rnav.minima.slice(1)] }),
      '420',
      '1,121',
    ],
    ['a circling plate', circlingPlate({ ...circling, circlingKnots: 125 }), '2,480', '2,260'],
    [
      'an arrival area',
      arrivalAreaPlate({ ...arrivalArea, areas: { ...arrivalArea.areas, right: 5_900 } }),
      '5,900',
      '6,300',
    ],
    ['an airway', airwayChart({ ...airway, secondMea: 8_500 }), '8,500', '8,000'],
    [
      'a departure',
      departureChart({ ...departure, flight: { ...departure.flight, knots: 90 } }),
      '540',
      '480',
    ],
    [
      'an arrival',
      arrivalChart({
        ...arrival,
        fixes: arrival.fixes.map((fix) => (fix.knots ? { ...fix, knots: 170 } : fix)),
      }),
      '170 knots',
      '180',
    ],
    ['an HSI', situationIndicatorPanel({ ...situationIndicator, dots: 2 }), 'the 274 radial', '276'],
    ['a station', stationChart({ ...station, selected: 50 }), 'near Dunmore', 'near Pella'],
    ['a front', surfaceProgChart({ ...surfaceProg, front: 'warm' }), 'warm front', 'cold front'],
    ['a cruise table', cruise(cruiseTable, { ...cruiseLeg, miles: 180 }), 'takes 2 hours', 'takes 2.5 hours'],
    ['a landing table', landingDistances(landingTable, { ...landingDay, celsius: 30 }), '1,859', '1,820'],
    ['a small field', nontoweredChart({ ...nontowered, elevation: 605 }), '1,605', '2,245'],
    ['a refuge', refugeChart({ ...refuge, groundFeet: 2_100 }), '4,100', '5,300'],
    [
      'a prohibited area',
      prohibitedChart({ ...prohibited, prohibited: { ...prohibited.prohibited, top: 3_600 } }),
      '3,600',
      '4,000',
    ],
    [
      'NOTAMs',
      notams({
        ...notamList,
        notams: notamList.notams.map((one) => (one.name === 'closed' ? { ...one, to: 21 } : one)),
      }),
      '2100 zulu',
      '2200',
    ],
    [
      'an MEL',
      equipmentPage({ ...equipmentList, found: { ...equipmentList.found, on: '2026-11-05' } }),
      'November 15',
      'November 20',
    ],
    ['ice', iceMap({ ...iceAdvisory, minimumFeet: 5_000 }), 'leaves 2,000 feet', 'leaves 1,000 feet'],
  ])('%s', (_name, exhibit, says, saysNoMore) => {
    expect(answers(exhibit)).toContain(says);
    expect(answers(exhibit)).not.toContain(saysNoMore);
  });

  it.each<[string, () => Exhibit]>([
    ['a circling at its own category', () => circlingPlate({ ...circling, circlingKnots: 80 })],
    ['a changeover halfway', () => airwayChart({ ...airway, changeoverMiles: 33 })],
    [
      'a climb that the airplane has',
      () => departureChart({ ...departure, flight: { knots: 60, feetPerMinute: 500 } }),
    ],
    [
      'a forecast that is good enough',
      () => alternateMinimums({ ...alternates, forecast: { ceiling: 1_200, miles: 4 } }),
    ],
    ['a course straight ahead', () => situationIndicatorPanel({ ...situationIndicator, heading: 90 })],
    ['a suction that is right', () => vacuumFailure({ ...vacuumPanel, suction: 5 })],
    ['another failure', () => displayFailure({ ...primaryDisplay, failed: 'air-data' })],
    ['a pilot who is current', () => instrumentCurrency({ ...instrumentLogbook, today: '2026-10-20' })],
    [
      'a receiver that is right',
      () =>
        vorCheckLog({ ...vorChecks, checks: vorChecks.checks.map((one) => ({ ...one, errorDegrees: 1 })) }),
    ],
    ['a ceiling that holds', () => destinationForecast({ ...destination, arrival: { day: 14, hour: 19 } })],
    ['a flight below the ice', () => iceMap({ ...iceAdvisory, filedFeet: 6_500 })],
    ['a route above the turbulence', () => turbulenceMap({ ...turbulenceAdvisory, flightFeet: 13_500 })],
    ['a route of three digits only', () => trainingRouteChart({ ...trainingRoutes, visual: 'VR127' })],
    [
      'a tailwind that leaves room',
      () => landingDistances(landingTable, { ...landingDay, runwayFeet: 3_000 }),
    ],
    ['a flight that eats its reserve', () => cruise(cruiseTable, { ...cruiseLeg, startGallons: 22 })],
  ])('and is not asked for where the data has none: %s', (_name, build) => {
    expect(build).toThrow(/ask/);
  });

  it('by rules that are known', () => {
    expect(timeAt(localizer, 90)).toEqual({ minutes: 3, seconds: 0 });
    expect([90, 91, 120, 121].map(categoryAt)).toEqual([0, 1, 1, 2]);
    expect(rateFor(200, 90)).toBe(300);
    expect(radialOf({ heading: 0, course: 360, dots: 0, isTo: false })).toBe(360);
    // North of a course that leads east to the station, the needle lies to the right.
    expect(radialOf({ heading: 90, course: 90, dots: 5, isTo: true })).toBe(280);
    expect(radialOf({ heading: 90, course: 90, dots: 5, isTo: false })).toBe(80);
    expect(radialShown({ ...station, selected: 180, isTo: true })).toBe(360);
    expect(recentInstrument(instrumentLogbook)).toMatchObject({ since: '2026-04-30', approaches: 5, all: 8 });
    expect(repairedBy(equipmentList)).toBe('2026-11-20');
    expect(fuelFor(cruiseTable, cruiseLeg)).toMatchObject({ speed: 90, hours: 2.5, burn: 21, left: 7 });
    expect(landingFor(landingTable, landingDay)).toMatchObject({ withTailwind: 1_820, onGrass: 1_679 });
  });
});
