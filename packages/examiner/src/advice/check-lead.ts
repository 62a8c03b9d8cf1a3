import { openContractions } from '@rightseat/contract/words';
import { findAsking } from '#check/check-one-question.ts';
import type { Asked } from '#engine/find-askable.ts';
import type { Verdict } from '#engine/verdict.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { readWords } from '#grading/read/words.ts';
import { leadWords, verdictWords, withoutThanks } from './neutral-words.ts';
import type { SplitReply } from './split-reply.ts';

/** Why a lead is not said; what a log counts. */
export type Refusal =
  | 'marks'
  | 'too-long'
  | 'two-questions'
  | 'number'
  | 'verdict'
  | 'own-words'
  | 'gives-away';

/** What a lead is held against. */
export interface LeadGround {
  scripted: SplitReply;
  pilotSaid: string;
  /** The question that was answered, and what the answer was found to say so far. */
  answered: Asked;
  verdict: Pick<Verdict, 'keyPoints'> | undefined;
  /** The question that is asked next. */
  next: Asked | null;
}

/** Plain sentences. No markup, no addresses, no other alphabets' digits. */
const plainText = /^[A-Za-z0-9À-ɏ ,.;:'’"?!()/%°$&+–—-]*$/;
const mostLeadWords = 24;
const mostEchoedWords = 8;
/** "Next one.", "take that one": no figure. */
const pronounOne = /\b(?:next|that|this|another|first|last) one\b/gi;
/** His words as his: "You mentioned the logbook." */
const attribution =
  /^(?:(?:so|now|okay|ok|all right|alright|then|and|thank you|thanks|understood|got it),? +)*(?:you (?:said|mentioned|spoke of|talked about|brought up|told me about)|i heard(?: you say)?) +(.+)$/i;

/** Null when the lead may be spoken before the question, else the first reason why not. Pure. */
export function checkLead(lead: string, ground: LeadGround): Refusal | null {
  const { scripted } = ground;
  if (!plainText.test(lead) || /https?:|www\./i.test(lead)) return 'marks';
  // Else the lead and the question would be spoken as one sentence.
  if (lead.trim() && !/[.!?]$/.test(lead.trim())) return 'marks';
  if (wordsOf(lead).length > mostLeadWords) return 'too-long';
  if (lead.includes('?') || findAsking(lead).length > 0) return 'two-questions';
  const own = withoutThanks(lead);
  if (hasNumber(own, scripted.ask)) return 'number';
  if (wordsOf(own).some((word) => verdictWords.has(word))) return 'verdict';
  const scriptedLeads = sentencesOf(withoutThanks(scripted.lead));
  const leads = sentencesOf(own).filter((sentence) => !scriptedLeads.includes(sentence));
  if (!leads.every((sentence) => isMadeOf(sentence, leadWords) || isEcho(sentence, ground.pilotSaid)))
    return 'own-words';
  return givesAway(own, ground) ? 'gives-away' : null;
}

function hasNumber(text: string, allowed: string): boolean {
  const known = new Set(readWords(allowed).map((word) => word.text));
  const bare = text.replace(pronounOne, ' ');
  return readWords(bare).some((word) => word.isNumber && !known.has(word.text)) || /\d/.test(bare);
}

function isMadeOf(sentence: string, vocabulary: ReadonlySet<string>): boolean {
  return wordsOf(sentence).every((word) => vocabulary.has(word));
}

/** One unbroken stretch of what he said: nothing put together from his words to say something new. */
function isEcho(sentence: string, pilotSaid: string): boolean {
  const echoed = wordsOf(attribution.exec(sentence)?.[1] ?? '');
  if (/^(?:a|an|the|your)$/.test(echoed[0] ?? '')) echoed.shift();
  if (!echoed.length || echoed.length > mostEchoedWords) return false;
  return ` ${wordsOf(pilotSaid).join(' ')} `.includes(` ${echoed.join(' ')} `);
}

/** Whether the words, together or a sentence alone, would earn a point of either question that the pilot has not earned. */
function givesAway(own: string, { answered, verdict, next }: LeadGround): boolean {
  const heard = verdict?.keyPoints ?? [];
  return [own, ...sentencesOf(own)].some((said) => {
    const earned = gradeAnswer({ ...answered.askable, ask: '' }, said).keyPoints;
    // What he said wrong is not repeated either: it would point at it.
    if (earned.some(({ verdict }) => verdict === 'contradicted')) return true;
    if (earned.some(({ verdict }, index) => verdict === 'heard' && heard[index]?.verdict !== 'heard'))
      return true;
    const ahead = next ? gradeAnswer({ ...next.askable, ask: '' }, said).keyPoints : [];
    return ahead.some(({ verdict }) => verdict !== 'missing');
  });
}

function sentencesOf(text: string): string[] {
  return text
    .split(/[.!?;:]+/)
    .filter((sentence) => /\p{L}/u.test(sentence))
    .map((sentence) => sentence.trim());
}

/** Lower case, contractions opened: "that's" and "that is" are the same words. */
function wordsOf(text: string): string[] {
  return openContractions(text.toLowerCase()).match(/[\p{L}\p{N}']+/gu) ?? [];
}
