import type { DayPlan } from '@rightseat/contract';
import { DAY_MS } from '#domain/days.ts';
import { placeLegs } from './place-legs.ts';
import type { DayWork, PlanInput } from './plan-input.ts';
import { comesBackAfterDays } from './repeat-weak.ts';

/** What a day holds besides work and family, in questions of a drill: three drills, or a leg and one drill. */
export const DAY_QUESTIONS = 18;
const LEG_QUESTIONS = 12;
/** One drill. Less than that is not worth sitting down for, and untouched elements are spread no thinner. */
export const DRILL_QUESTIONS = 6;

export interface Work {
  /** By day from today; a day without an entry is a rest. */
  byDay: ReadonlyMap<number, DayWork>;
  /** What is still weak on the day before. */
  stillWeak: string[];
  left: DayPlan['left'];
}

interface Rehearsed {
  code: string;
  held: number;
  /** Day from today. */
  due: number;
  isAsked: boolean;
  isWeak: boolean;
}

/**
 * Lays the work into the days that are for work, each element supposed to hold when it is rehearsed.
 * @param share questions to untouched elements on one day, at most
 */
export function planWork(input: PlanInput, days: readonly number[], lastDay: number, share: number): Work {
  const doneToday = input.doneToday.questions + input.doneToday.sessions * LEG_QUESTIONS;
  const roomOf = (day: number) => Math.max(0, DAY_QUESTIONS - (day === 0 ? doneToday : 0));
  const legs = placeLegs(
    input.legs,
    days.filter((day) => roomOf(day) >= LEG_QUESTIONS),
    lastDay,
  );
  const rehearsed = listRehearsed(input);
  const areas = input.untouched.map((area) => ({ ...area }));
  const byDay = new Map<number, DayWork>();
  for (const day of days) {
    const leg = legs.byDay.get(day) ?? null;
    const room = roomOf(day) - (leg ? LEG_QUESTIONS : 0);
    const codes = rehearse(rehearsed, day, room);
    const untouchedDone = day === 0 ? input.doneToday.questions : 0;
    const drawn = draw(areas, Math.min(room - codes.length, Math.max(0, share - untouchedDone)));
    byDay.set(day, { leg, codes, areas: drawn });
  }
  return {
    byDay,
    stillWeak: rehearsed.map(({ code }) => code),
    left: {
      legs: legs.left,
      elements: rehearsed.filter(({ isAsked, due }) => !isAsked && due < Math.max(1, lastDay - 1)).length,
      questions: sum(areas),
    },
  };
}

function listRehearsed({ weak, openCodes, today }: PlanInput): Rehearsed[] {
  const start = Date.parse(today);
  const dueIn = (at: Date) => Math.max(0, Math.floor((at.getTime() - start) / DAY_MS));
  const known = new Set(weak.map(({ code }) => code));
  return [
    ...weak.map(({ code, held, dueAt }) => ({ code, held, due: dueIn(dueAt), isAsked: false, isWeak: true })),
    ...openCodes
      .filter((code) => !known.has(code))
      .map((code) => ({ code, held: 0, due: 0, isAsked: false, isWeak: false })),
  ];
}

/** Takes what is due, the longest due first; each comes back after its next interval, or is done with. */
function rehearse(rehearsed: Rehearsed[], day: number, room: number): string[] {
  const all = rehearsed.filter((element) => element.due <= day);
  const due =
    all.length <= room ? all : all.sort((one, other) => one.due - other.due).slice(0, Math.max(0, room));
  for (const element of due) {
    element.isAsked = true;
    element.held += 1;
    const days = element.isWeak ? comesBackAfterDays(element.held) : null;
    if (days === null) rehearsed.splice(rehearsed.indexOf(element), 1);
    else element.due = day + days;
  }
  return due.map(({ code }) => code);
}

/** Takes so many questions, one area after the other. */
function draw(areas: { code: string; title: string; questions: number }[], most: number) {
  const drawn: DayWork['areas'] = [];
  let room = most;
  for (const area of areas) {
    const questions = Math.min(room, area.questions);
    if (questions <= 0) continue;
    drawn.push({ ...area, questions });
    area.questions -= questions;
    room -= questions;
  }
  return drawn;
}

const sum = (areas: readonly { questions: number }[]) =>
  areas.reduce((total, { questions }) => total + questions, 0);
