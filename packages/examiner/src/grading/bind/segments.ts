import { type AnswerPart, type Askable, longestAnswer } from '#grading/answer-grade.ts';
import { findPhrase, type PhraseMatch } from '#grading/read/find-phrase.ts';
import { isDontKnow } from '#grading/read/says-nothing.ts';
import { readWords, type Word } from '#grading/read/words.ts';
import { type Without, withoutNone } from '#grading/rules.ts';
import { type BoundNumber, bindNumbers, rebind, type SlotOfPoint } from './number-slots.ts';
import { bindReply } from './replies.ts';

/** Words between two corrections, with what their numbers were bound to. */
export interface Segment {
  part: number;
  /** The whole part, which evidence is cut from. */
  source: string;
  offset: number;
  words: Word[];
  bound: readonly BoundNumber[];
  /** Index of a slot whose earlier number the pilot denied having said. */
  struck: number | null;
  /** Id of the point that it is a reply to a nudge for. */
  repliesTo: string | undefined;
}

/** A stretch of words in one segment. */
export interface Place extends PhraseMatch {
  segment: number;
}

/** `askable` is whose nudges the parts may reply to. */
export function readSegments(
  parts: readonly AnswerPart[],
  slots: readonly SlotOfPoint[],
  askable?: Askable,
  without: Without = withoutNone,
): Segment[] {
  const points = new Map(askable?.keyPoints.map((point) => [point.id, point]));
  let left = longestAnswer;
  return parts.flatMap((part, index) => {
    const source = part.text.slice(0, left);
    left -= source.length;
    if (isDontKnow(source)) return [];
    const about = slots.findIndex((of) => of.pointId === part.about?.pointId && of.index === part.about.slot);
    let slot = about;
    const nudgedFor = without.has('replies') ? undefined : points.get(part.repliesTo ?? '');
    const stretches = without.has('corrections') ? [{ text: source, start: 0 }] : splitCorrections(source);
    return stretches.map((stretch, at): Segment => {
      const words = readWords(stretch.text);
      let bound = bindNumbers(words, slots);
      if (nudgedFor) bound = bindReply(words, bound, slots, nudgedFor);
      if (slot >= 0) bound = carryOver(words, bound, slots, slot);
      slot = bound.toSorted((one, other) => other.at - one.at)[0]?.slot ?? slot;
      const struck = part.strikes && at === 0 && about >= 0 ? about : null;
      const repliesTo = nudgedFor?.id;
      return { part: index, source, offset: stretch.start, words, bound, struck, repliesTo };
    });
  });
}

/** "five hundred above, no wait, a thousand": a number without context words takes the place of the one before. */
function carryOver(
  words: readonly Word[],
  bound: readonly BoundNumber[],
  slots: readonly SlotOfPoint[],
  to: number,
): readonly BoundNumber[] {
  const at = words.findIndex((word) => word.isNumber);
  const number = bound.find((one) => one.at === at);
  const isFirst = bound.find(({ slot }) => slot === number?.slot) === number;
  const isMeantElsewhere = number && number.boundBy !== at && isFirst;
  return at < 0 || isMeantElsewhere ? bound : rebind(bound, to, slots, words, at);
}

/** Who says something more often than this is not heard any better for it. */
const mostPlaces = 64;

/** The places where any of the phrases was said: stretch by stretch, in the order of the phrases. */
export function findInSegments(segments: readonly Segment[], phrases: readonly string[]): Place[] {
  return segments.flatMap(({ words }, segment) => {
    const found = phrases.flatMap((phrase) => findPhrase(words, phrase));
    return found.slice(0, mostPlaces).map((match) => ({ ...match, segment }));
  });
}

/** The words of a place as they stand in the answer. */
export function cutPlace(segments: readonly Segment[], place: Place): string {
  const { source, offset, words } = segments[place.segment]!;
  return source.slice(offset + words[place.from]!.start, offset + words[place.to]!.end);
}

/** A figure, or the first word of one. */
const number = String.raw`(?:\d+|zero|one|two|three|four|five|six|seven|eight|nine(?:r|teen|ty)?|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh)teen|(?:twen|thir|for|fif|six|seven|eigh)ty|hundred|thousand)\b`;
/** "Fifty, no, thirty-five feet". */
const betterNumber = String.raw`(?<=\b${number})(?:,|\.{2,}|…)? no,? (?=(?:a |about )?${number})`;
/** "Correction, five miles", but not "a wind correction angle". */
const takenBack = String.raw`(?<!\b(?:a|an|the|wind|crab|drift|small|no|of|my|your|deviation|compass|for)\s)\bcorrection\b(?! (?:angle|angles|card|for|factor|into|is|to))`;
/** What pilots say when they take back what they just said. */
const takesBack = new RegExp(
  String.raw`(?:\b(?:no|oh)[,.]? wait\b|\bwait[,.]? no\b|\bscratch that\b|\bstrike that\b|${takenBack}|\blet me correct (?:that|myself)\b|\bsorry[,.] (?:i mean|no|that's|it's)\b|\bi mean(?:t)?\b|\bactually[,.]? no\b|\bno[,.] actually\b|\bmake that\b|\bi misspoke\b|\bi take that back\b|${betterNumber})`,
  'gi',
);

/** Who takes back more than this is not understood any better by parting it further. */
const mostCorrections = 20;

/** Parts a text at "no wait", "scratch that" and the like: what comes later replaces what came before. */
function splitCorrections(text: string): { text: string; start: number }[] {
  const marks = [...text.matchAll(takesBack)].slice(0, mostCorrections);
  const starts = [0, ...marks.map(({ 0: said, index }) => index + said.length)];
  return starts
    .map((start, at) => ({ text: text.slice(start, marks[at]?.index), start }))
    .filter((stretch, at) => at === 0 || stretch.text.trim() !== '');
}
