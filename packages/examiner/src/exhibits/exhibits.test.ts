import { describe, expect, it } from 'vitest';
import { listAskables } from '#check/askables.ts';
import { checkAskable } from '#check/check-askable.ts';
import type { Exhibit } from '#content/exhibit.ts';
import { loadContent } from '#content/load-content.ts';
import { Question } from '#content/question.ts';
import { correctedFor, takeoffDay, takeoffDistances, takeoffTable } from './airplane/takeoff-table.ts';
import { envelope, load, weightAndBalance } from './airplane/weight-and-balance.ts';
import { airportDiagram, diagram } from './charts/airport-diagram.ts';
import { classB, classBChart } from './charts/class-b.ts';
import { classC, classCChart } from './charts/class-c.ts';
import { classD, classDChart } from './charts/class-d.ts';
import { figureOf, highestOf, obstacleChart, obstacles } from './charts/obstacles.ts';
import { specialUse, specialUseChart } from './charts/special-use.ts';
import { exhibits } from './exhibits.ts';
import { logbook, logbookPage, recencyOn } from './papers/logbook-page.ts';
import { maintenance, maintenancePage, overdue } from './papers/maintenance-page.ts';
import { medical, medicalCertificate, privateUntil } from './papers/medical.ts';
import { certificate, pilotCertificate } from './papers/pilot-certificate.ts';
import { squawkList, squawks } from './papers/squawk-list.ts';
import { fireNotam, fireRestriction, isInside } from './weather/fire-restriction.ts';
import { forecast, metarAndTaf, report } from './weather/metar-and-taf.ts';
import { pilotReport, pilotReportOnRoute } from './weather/pilot-report.ts';
import { windsAloft, windsAloftForecast } from './weather/winds-aloft.ts';

const content = loadContent();
const answers = ({ questions }: Exhibit) =>
  questions
    .flatMap((question) => [question, ...question.followUps])
    .map(({ modelAnswer }) => modelAnswer)
    .join(' ');

describe('every exhibit', () => {
  it('has a name and questions of its own', () => {
    const ids = exhibits.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, questions } of exhibits) {
      const asked = questions.flatMap((question) => [question, ...question.followUps]);
      expect(asked.length, id).toBeGreaterThanOrEqual(2);
      expect(asked.length, id).toBeLessThanOrEqual(4);
      for (const question of questions) expect(question.exhibit).toBe(id);
    }
  });

  // It stands in the middle of a sentence, and may be the first of its kind: "Here's …, in front of you."
  it('is called by words that fit wherever it is laid out', () => {
    for (const { called } of exhibits) expect(called).not.toMatch(/,|\banother\b/);
  });

  // Debriefs that were written name them.
  it('keeps its name', () => {
    expect(exhibits.map(({ id }) => id)).toMatchInlineSnapshot(`
      [
        "metar-and-taf",
        "winds-aloft",
        "pilot-report",
        "fire-notam",
        "weight-and-balance",
        "takeoff-table",
        "logbook-page",
        "medical-certificate",
        "pilot-certificate",
        "maintenance-page",
        "squawk-list",
        "chart-class-b",
        "chart-class-c",
        "chart-class-d",
        "chart-special-use",
        "chart-obstacles",
        "airport-diagram",
        "plate-ils",
        "plate-localizer",
        "plate-vor",
        "plate-rnav",
        "plate-circling",
        "plate-arrival-area",
        "chart-airway",
        "chart-departure",
        "chart-arrival",
        "alternate-minimums",
        "panel-hsi",
        "panel-vacuum",
        "panel-display",
        "instrument-logbook",
        "vor-checks",
        "destination-forecast",
        "g-airmet-ice",
        "g-airmet",
        "surface-prog",
        "cruise-table",
        "landing-table",
        "equipment-list",
        "notam-list",
        "chart-training-route",
        "chart-coast",
        "chart-refuge",
        "chart-station",
        "chart-nontowered",
        "chart-prohibited",
        "taxi-clearance",
        "airway-log-10-20",
        "airway-log-10-25",
        "airway-log-10-30",
        "airway-log-15-20",
        "airway-log-15-25",
        "airway-log-15-30",
        "airway-log-5-20",
        "airway-log-5-25",
        "airway-log-5-30",
        "airway-weather",
        "navigation-log-10",
        "navigation-log-15",
        "navigation-log-5",
        "route-weather-18z",
        "route-weather-3z",
      ]
    `);
  });

  it.each(exhibits)('$id agrees with the checks of the content', ({ questions }) => {
    for (const question of questions)
      expect(Question.safeParse(JSON.parse(JSON.stringify(question))).error).toBeUndefined();
    expect(listAskables(questions).flatMap((askable) => checkAskable(askable, content))).toEqual([]);
  });

  it.each(exhibits)('$id marks something for each of its answers, and nothing without one', (exhibit) => {
    const plain = JSON.stringify(exhibit.sheet(new Set()));
    expect(plain).not.toMatch(/"marked":true|class=\\"marked/);
    for (const { marks = [] } of exhibit.questions.flatMap((question) => [question, ...question.followUps])) {
      expect(marks.length).toBeGreaterThan(0);
      for (const mark of marks)
        expect(JSON.stringify(exhibit.sheet(new Set([mark]))), mark).toMatch(/"marked":true|class=\\"marked/);
    }
  });

  it('is read by its letters where it is asked what they mean, and in words where it is not', () => {
    const read = (id: string) => exhibits.find((exhibit) => exhibit.id === id)!.spoken;
    expect(read('pilot-report')).toContain('Turbulence M O D. Icing L G T rime, 0 5 0 to 0 6 5.');
    expect(read('pilot-report')).not.toMatch(/light|moderate/i);
    expect(read('airway-weather')).toContain('Turbulence light. Icing light rime, 0 9 5 to 1 3 0.');
  });

  it.each(exhibits)('$id carries the words that it must where it is drawn', ({ sheet }) => {
    for (const part of sheet(new Set()))
      if (part.type === 'drawing') expect(part.svg).toContain('TRAINING EXHIBIT - NOT FOR NAVIGATION');
  });
});

describe('an answer follows the data', () => {
  const later = { ...report, wind: { from: 310, knots: 9, gust: 17 }, miles: 5 };
  const calm = { ...takeoffDay, headwindKnots: 0 };
  const taller = { ...obstacles, towers: obstacles.towers.map((one) => ({ ...one, msl: one.msl + 300 })) };
  it.each<[string, Exhibit, string, string]>([
    ['metar', metarAndTaf(later, forecast), 'from 310 degrees true at 9 knots, gusting 17', '240'],
    [
      'winds aloft',
      windsAloftForecast({
        ...windsAloft,
        stations: windsAloft.stations.map((station) => ({
          ...station,
          winds: station.winds.map((wind) => wind && (wind.feet === 9_000 ? { ...wind, from: 180 } : wind)),
        })),
      }),
      'from 180 degrees',
      'from 280',
    ],
    [
      'pilot report',
      pilotReportOnRoute({ ...pilotReport, turbulence: 'SEV' }),
      'severe turbulence',
      'moderate',
    ],
    ['notam', fireNotam({ ...fireRestriction, radiusMiles: 8 }), 'radius of 8', 'radius of 5'],
    [
      'loading',
      weightAndBalance(
        load.map((one) => (one.name === 'Baggage' ? { ...one, pounds: 110 } : one)),
        envelope,
      ),
      '2,490 pounds',
      '2,500',
    ],
    ['takeoff', takeoffDistances(takeoffTable, calm), 'the ground roll is 1,290', '1,161'],
    ['medical', medicalCertificate({ ...medical, born: '1984-03-22' }), 'June 2026', 'June 2029'],
    ['certificate', certificate({ ...pilotCertificate, moved: '2026-10-05' }), '40 days ago', '43 days ago'],
    [
      'class b',
      classBChart({ ...classB, rings: classB.rings.map((ring) => ({ ...ring, ceiling: 9_000 })) }),
      'up to 9,000',
      '10,000',
    ],
    ['class d', classDChart({ ...classD, tower: '119.3' }), '119.3', '118.5'],
    ['obstacles', obstacleChart(taller), '2,349', '2,049'],
  ])('%s', (_name, exhibit, says, saysNoMore) => {
    expect(answers(exhibit)).toContain(says);
    expect(answers(exhibit)).not.toContain(saysNoMore);
  });

  it.each<[string, () => Exhibit]>([
    [
      'nobody flies through',
      () => fireNotam({ ...fireRestriction, flight: { ...fireRestriction.flight, hour: 23 } }),
    ],
    [
      'a load that is inside',
      () =>
        weightAndBalance(
          load.map((one) => ({ ...one, arm: 40 })),
          envelope,
        ),
    ],
    [
      'a strip that is long enough',
      () => takeoffDistances(takeoffTable, { ...takeoffDay, grassStripFeet: 4_000 }),
    ],
    [
      'a certificate that floatplanes are flown on',
      () => certificate({ ...pilotCertificate, classes: ['SINGLE ENGINE LAND', 'SINGLE ENGINE SEA'] }),
    ],
    ['a move of last week', () => certificate({ ...pilotCertificate, moved: '2026-11-07' })],
    ['a pilot who is current', () => logbook({ ...logbookPage, today: '2026-10-25' })],
    [
      'an airplane with nothing overdue',
      () => maintenance({ ...maintenancePage, today: '2025-12-10', hours: 3_212 }),
    ],
    [
      'no item that day VFR needs',
      () => squawks({ items: squawkList.items.filter(({ neededByDay }) => !neededByDay) }),
    ],
    ['a place inside Class B', () => classBChart({ ...classB, spot: { ...classB.spot, feet: 4_500 } })],
    ['a place below Class C', () => classCChart({ ...classC, spot: { ...classC.spot, feet: 1_500 } })],
    [
      'an area that is cold',
      () => specialUseChart({ ...specialUse, flight: { ...specialUse.flight, hour: 20 } }),
    ],
  ])('and is not asked for where the data has none: %s', (_name, build) => {
    expect(build).toThrow(/ask/);
  });

  it('by rules that are known', () => {
    expect(recencyOn(logbookPage)).toMatchObject({ night: 2, all: 7 });
    expect(recencyOn({ ...logbookPage, today: '2026-10-31' })).toMatchObject({ night: 5 });
    expect(privateUntil({ ...medical, born: '1984-06-12' })).toBe('2029-06-30');
    expect(privateUntil({ ...medical, born: '1984-06-11' })).toBe('2026-06-30');
    expect(overdue({ ...maintenancePage, today: '2026-10-31' }).inspections).toHaveLength(1);
    expect(overdue({ ...maintenancePage, hours: 3_312 }).directives).toEqual([]);
    expect(isInside({ ...fireRestriction, topFeet: 7_499 })).toBe(false);
    expect(correctedFor(takeoffTable, { ...takeoffDay, headwindKnots: 18 }).withHeadwind.roll).toBe(1_032);
    expect(highestOf(obstacles).msl).toBe(2_049);
    expect(figureOf(obstacles)).toBe(2_200);
    expect(answers(diagram({ ...airportDiagram, hotSpot: 'HS 2' }))).toContain('hold line');
  });
});
