import type { StandingQuestion } from '@rightseat/contract';
import type { CaptionLine } from './conversation-state.ts';

/** What stands to be answered. */
export type CurrentQuestion = {
  /** What leads up to it, said in the same breath; may be empty. */
  lead: string;
  words: string;
  /** The question that this one asks more on. */
  about: string | null;
};

/** What an examiner asks without a question mark begins like this, or goes on like this: so all but one of our questions. */
const REQUEST =
  /(?:^|, |^\w+ )(?:(?:talk|tell|walk|take|give) (?:me|him)|explain|describe|name|list|compare|work (?:it |this )?out|sort|go (?:down|through))\b/i;

/** Questions about the talk itself: the one before them still stands. */
const ASIDE =
  /\b(?:anything (?:else|to add|you want to add)|are you (?:still )?(?:there|with me|ready)|shall we)\b/i;

/** "Where would you look that up?" and its like have no more words than this. */
const SHORT_WORDS = 9;

/** As much of what leads up to a question as is read at one look. */
const LONGEST_LEAD = 150;

const sentencesOf = (text: string) => text.trim().split(/(?<=[.?!]["”]?)\s+/);

// One that was cut off before its end is no question yet that could be read.
const asks = (sentence: string) =>
  (sentence.endsWith('?') || (sentence.endsWith('.') && REQUEST.test(sentence))) && !ASIDE.test(sentence);

const isShort = (sentence: string) => sentence.split(' ').length <= SHORT_WORDS;

/** As the examiner tells it. */
export function questionOf({ ask, narrowed }: StandingQuestion): CurrentQuestion {
  if (narrowed) return { lead: '', words: narrowed, about: ask };
  return findQuestion(ask) ?? { lead: '', words: ask, about: null };
}

/**
 * For a line that only passes words on: read out of what was said, null before the first. Of a reply that was cut off,
 * what was to be said counts. A short question may only ask for more, so that the one before it stays in sight.
 */
export function questionIn(captions: readonly CaptionLine[]): CurrentQuestion | null {
  let short: CurrentQuestion | null = null;
  for (const line of captions.toReversed()) {
    if (line.speaker !== 'examiner') continue;
    const found = findQuestion(line.planned ?? line.text);
    if (!found) continue;
    if (short && !isShort(found.words)) return { ...short, about: `${found.lead} ${found.words}`.trim() };
    if (!short && !isShort(found.words)) return found;
    short ??= found;
  }
  return short;
}

function findQuestion(text: string): CurrentQuestion | null {
  const sentences = sentencesOf(text);
  const at = sentences.findLastIndex(asks);
  if (at === -1) return null;
  let lead = '';
  for (const sentence of sentences.slice(0, at).toReversed()) {
    if (lead.length + sentence.length > LONGEST_LEAD) break;
    lead = `${sentence} ${lead}`;
  }
  return { lead: lead.trim(), words: sentences[at] ?? '', about: null };
}
