import { insists } from './insists-on-reply.ts';
import { isChoice } from './is-choice.ts';
import { sentencesOf } from './sentences.ts';

/**
 * What a pilot asks the examiner in so many words: how he did, whether he shall say more, which of two he shall say (`choice`), leave
 * for something, how the exam goes on, a thing that only the examiner can know (`case` as the reader heard it, `fact` by the words),
 * or what he should know himself. `more`: he offers something or asks for it, as the reader heard it, and which the words do not tell.
 */
export type OwnQuestion =
  | 'verdict'
  | 'offer'
  | 'choice'
  | 'more'
  | 'leave'
  | 'course'
  | 'case'
  | 'fact'
  | 'subject';

/** He would say more, in so many words. */
export const offers = (asks: OwnQuestion | null): boolean => asks === 'offer' || asks === 'choice';

const opening = '^(?:(?:and|or|but|so|oh|um+|uh+|hmm+|well|wait|okay|sorry|by the way|also)[,.]* )*';
/** "Anything I missed?", "Am I forgetting something?": a yes says that something is missing. */
const missing =
  /\b(?:missing|missed|miss|forget|forgetting|forgot|left out|leave out|leaving out|too (?:early|late|much|little|long|short|few|many|high|low|fast|slow)|wrong|anything (?:else|more)|something else|more to it)\b/i;

/** Whether the question at the end of an answer is whether something is missing from it. */
export function asksWhatIsMissing(text: string): boolean {
  return questionAtEnd(text) === 'verdict' && missing.test(sentencesOf(text).at(-1)!);
}

/** "Does that cover it?", "Or is it four?": he has said what he has to say, and would like to hear whether it does. */
const verdict = new RegExp(
  String.raw`${opening}(?:(?:does|did|is|was|isn't|wasn't|doesn't) (?:that|this|it)(?: all)?(?:\W*$| (?:(?:about |all )?(?:right|correct|enough|okay|fine|good enough|close|everything|sufficient|acceptable)(?! (?:if|to|that|when|for|as)\b)|(?:what|how) you(?! (?:did|do|fly|flew|have|had)\b)|all(?! right\b)|it|the (?:answer|one|order|whole|lot|sort|kind)|cover|answer|do|make sense|sound|suffice|help)\b)|did i (?:do|get|say|cover|answer|pass|name|give|hit|mention|list|include|leave|make it|have (?:it|that|them|all|everything))\b|(?:am|was|did) i (?:right|close|wrong|correct|on|missing|forgetting|miss|forget)\b|how(?:'s| is| was) that\b|is there (?:anything|something|more)\b|(?:anything|something) (?:else )?(?:i|that i|missing|left out)\b|anything (?:else|left|more)\W*$|what did i (?:miss|forget|leave out)\b|enough\b|good enough\b|(?:good|correct|close)\W*$|how(?:'d| did) i\b|(?:did|was|is|were) .*\b(?:what|that|the (?:one|type|kind|sort)\b.*) you (?:wanted|expected|had in mind|were after)\W*$|(?:can|could|will|would) you (?:mark|grade|score|count|pass|give)\b|(?:is|was) my \w+ (?:right|correct|enough|okay)\b)`,
  'i',
);
/** "Shall I go on?", "Do you want me to name them?", "Want the frequencies too?": he would say more. */
const offer = new RegExp(
  String.raw`${opening}(?:shall i\b(?! (?:be|have)\b)|(?:should|may|can|could) i (?:just |also |maybe )?(?:go (?:on|through|into|over)|keep going|continue|add|say|tell|explain|name|list|give|describe|cover|spell|read|recite|mention|include|walk|talk|speak|run|work|show|draw|start|do (?=.* (?:too|as well|also)\W*$)(?:the|those|that))\b|(?:do |did |would )?(?:you )?(?:also |still |just )?(?:want|like|need) (?:me to|to hear|the|those|that|them|it|both|all|each|every|more|any|some)\b|okay if i )`,
  'i',
);
export const isOffer = (asked: string): boolean => offer.test(asked);
const auxiliary =
  "(?:is|are|was|were|am|do|does|did|has|have|had|can|could|would|should|shall|will|may|might|must)(?:n't)?";
const questionWord = "(?:what|which|whose|how|who|where|when|why)(?:'s|'re|'d)?";
/** "What heading?", "Do contacts count?", "Any paperwork in that?", "Even if I dip the tanks?": as a question begins, and no "Maybe the left one?" */
const asking = new RegExp(
  String.raw`${opening}(?:(?:at|by|for|from|in|on|to|with|of) )?(?:${questionWord} \S+|(?:${auxiliary}|any) \S+ \S+|${auxiliary} (?:i|we|you)\b|(?:you )?want |okay if |(?:even )?(?:if|when) \S+ \S+|(?:even|not) (?:even )?(?:with|in|at|for|by|if|when) |you(?:'re| are| want| mean| don't) \S+ )`,
  'i',
);
/** "…, isn't it?", "…, do you know what I mean?" ask for nothing. */
const tag = new RegExp(String.raw`^(?:or )?${auxiliary} (?:i|it|that|there|he|she|we|you|they)\W*$`, 'i');
/** "And the wind, from where?", "Heavy by how much?" */
const askingLast =
  /\b(?:from where|which (?:one|way)|how (?:many|much|far|high|old|long|heavy|fast)|what kind|(?:for|with|to|by) whom|as what)\W*$/i;
/** "You don't hold many yourself, do you?": a tag to the examiner about himself, which asks. */
const asksYourself =
  /\byou (?:\w+n't|never)\b.*,\s*(?:is|are|was|were|do|does|did|have|can|could|would|will) you\W*$/i;
/** Only the examiner can know: "What heading?", "Do I have a passenger?", "Are you counting taxi fuel?", "Is the beacon lit?" */
const fact = new RegExp(
  String.raw`${opening}(?:(?:(?:at|by|for|from|in|on|to|with) )?(?:what|which|whose|how (?:many|much|old|long|high|far|heavy|fast)|who|where|when)\b|${auxiliary} (?:i|we|you)\b|(?:is|are|was|were) (?:the|my|our|there|it|he|she)\b.* (?:on|off|open|closed|running|working|lit|full|empty|aboard|installed)\W*$)`,
  'i',
);
/** "I'd ask the tower: is that for me?" asks the tower; "I ask myself: am I fit?" nobody in the room. */
const askedOfOthers =
  /\b(?:ask(?:s|ed)?(?! for\b)|say to|says|quer\w+|wonder\w*|think (?:about|of)|consider\w*|myself|themsel\w+|questions?|decide|see if|figure out)\b/i;
/** The same as a sentence of its own, at its end: "The tower would ask me.", and no "I don't ask twice." */
const asksOthersLast =
  /(?<!\bnot |n't |\bnever )\b(?:ask(?:s|ed)?(?! (?:for|about)\b)|say to|says|quer\w+|wonder\w*|consider\w*|questions?|decide|figure out|with (?:my|them)sel\w+)\b(?:,? \S+){0,7}\W*$/i;
/** "Confirm three thousand?" in quotation marks; not 'And if he says "resume"?' */
const quotes = /^["“]|\?["”]/;
/** The same, of what leads in to a question in one sentence with it: "Approach, they'd tell me, do you have the field?" */
const leadsInForOthers = /\b(?:say\w*|tell\w*|call\w*|check\w*|know|go)\b|:$/i;
/** "Tell me, though, does …?", "And my question to you: …?", "A trap of my own: what if …?", "May I ask: …?" */
const leadsInForYou =
  /\b(?:tell me|(?:let me|may i|can i) (?:just )?ask|(?:to|for) you|my own|i(?:'m)? wonder(?:ing)?|before i (?:answer|begin|start|go on|say)|by the way|just so i|to be (?:clear|sure)|(?:funny|quick|silly|stupid|dumb|odd|strange|one|another|last|side|my) question)\b|^(?:say|hang on|hold on|sorry)\W*$/i;
/** "I'd ask ATC. Which one would you trust?": in a sentence of its own "you" is the examiner. */
const asksYou = /\b(?:would|might) you\b|\byou (?:think|ever|trust|prefer)\b/i;
/** An aside is short. */
const MOST_WORDS = 20;

/** What of it asks, where anything does. */
export function askingPart(text: string): string {
  const asking = sentencesOf(text).filter((sentence) => sentence.includes('?'));
  return asking.length ? asking.join(' ') : text;
}

/** The question to the examiner that an answer ends with; null where it ends otherwise, or is all one question. */
export function questionAtEnd(text: string): OwnQuestion | null {
  const all = sentencesOf(text);
  const sentences = isGuess(all.at(-1)!, all.at(-2)) ? all.slice(0, -1) : all;
  const [last, before] = [sentences.at(-1)!, sentences.at(-2)];
  if (before !== undefined && insists.test(last)) return 'subject';
  if (offersUnless.test(last)) return 'offer';
  // "Is it my fault? Has it changed?": he takes us through what he asks himself.
  return before === undefined || before.endsWith('?') ? null : kindOf(last, before);
}

/** "That's all, unless you want the other one too.": an offer as well. */
const offersUnless = /\bunless you(?:'d like| (?:want|need|would like)) (?!me to (?:stop|repeat)\b)\w+/i;

/** "What does it say? 300 something?": the question, and what he takes for its answer. */
const MOST_WORDS_OF_GUESS = 3;
const isGuess = (sentence: string, before: string | undefined) =>
  before?.endsWith('?') === true &&
  sentence.endsWith('?') &&
  sentence.split(/\s+/).length <= MOST_WORDS_OF_GUESS &&
  !asking.test(sentence);

/** "Right?" asks for nothing that a word on the answer would not tell. */
const askedAsTag = /^(?:right|okay|ok|yes|yeah|no|correct|huh|eh|see)\W*$/i;

/** "I'm not sure what U/S means. Unsafe?": a guess by itself, which "yes, exactly" would be the reply to. */
export function endsInGuess(text: string): boolean {
  const last = sentencesOf(text).slice(1).at(-1) ?? '';
  const isShort = last.endsWith('?') && last.split(/\s+/).length <= MOST_WORDS_OF_GUESS;
  return isShort && !askedAsTag.test(last) && questionAtEnd(text) === null;
}

/** "Do you mean …?", "What are you looking for?" are about the question's words. */
const aboutWords = /\b(?:mean|asking|looking for|want to hear|getting at|question)\b/i;

/** Whether he asks for a thing that only the examiner can know, in whichever of his sentences. */
export function asksForFact(text: string): boolean {
  return sentencesOf(text).some(
    (sentence, index, all) => !aboutWords.test(sentence) && kindOf(sentence, all[index - 1] ?? '') === 'fact',
  );
}

/** "What cold remedy, an antihistamine?" of a thing that the question brings in itself; "what minimums apply?" has a verb. */
export function asksWhich(text: string, question: string): boolean {
  const named =
    /^(?:what|which)(?: (?:kind|sort|type) of)?(?! (?:is|are|was|were|do|does|did|must|may|can|should|would|if|about)\b)((?: [a-z]+){1,3})[,?]/i.exec(
      text.trim(),
    )?.[1];
  const noun = named?.trim().split(' ').at(-1);
  return noun !== undefined && new RegExp(String.raw`\b${noun}\b`, 'i').test(question);
}

/** "Do I count that one? Yes, I'd say.": he has answered himself. */
const answersItself =
  /^\W*(?:(?:oh|well|um+|uh+)\W+)*(?:yes|yeah|yep|no|nope|i'd say|i (?:think|guess|take it))\b/i;

/** "What heading? I don't have a chart.": he begins with it, and says nothing before, nor a reply of his own after it. */
export function beginsByAsking(text: string): boolean {
  const [first = '', second = '', ...rest] = sentencesOf(text);
  if (asksForFact(first)) return ![second, ...rest].some((sentence) => answersItself.test(sentence));
  // "OK. And the wind, from where?", and no "No. Do I …?"
  const isLead = first.split(/\s+/).length <= 2 && !answersItself.test(first);
  return isLead && asksForFact(second) && !rest.some((sentence) => answersItself.test(sentence));
}

/** "Is the big piece of it meant for who comes from the right?" takes more words, where nothing else is said. */
const MOST_WORDS_ALONE = 30;

/** Whether all that he says is one question to the examiner, that offers nothing and asks for no verdict. */
export function isOneQuestion(text: string): boolean {
  const [only = '', ...others] = sentencesOf(text).filter((sentence) => sentence.split(/\s+/).length > 2);
  if (others.length || !/\?\W*$/.test(only) || only.split(/\s+/).length > MOST_WORDS_ALONE) return false;
  const asked = findAsked(only, '');
  return asked !== null && !verdict.test(asked) && !isOffer(asked);
}

/** What a sentence asks the examiner, after the one before it; null where it asks others, or nothing. */
function kindOf(sentence: string, before: string): OwnQuestion | null {
  if (!/\?\W*$/.test(sentence) || sentence.split(/\s+/).length > MOST_WORDS) return null;
  const asked = findAsked(sentence, before);
  if (asked === null) return null;
  if (isChoice(asked)) return 'choice';
  if (
    asked
      .split(/,? \bor\b /i)
      .slice(1)
      .some(isOffer)
  )
    return 'offer';
  if (verdict.test(asked)) return 'verdict';
  if (isOffer(asked)) return 'offer';
  return fact.test(asked) || askingLast.test(asked) ? 'fact' : 'subject';
}

/** From where it asks the examiner; null where it asks others, or nothing. */
function findAsked(sentence: string, before: string): string | null {
  const { leadIn, rest, asks } = takeApart(sentence);
  if (isOfOthers(sentence, leadIn, before)) return null;
  return asks || verdict.test(rest) || askingLast.test(rest) || asksYourself.test(rest) ? rest : null;
}

/** "Tell me, though," and what is asked after it: all of it where nothing leads in. */
function takeApart(sentence: string) {
  const clauses = sentence.split(/(?<=[,:])\s+/);
  const at = clauses.findIndex((clause, index) => asking.test(clause) && !(index > 0 && tag.test(clause)));
  const from = Math.max(at, 0);
  return { leadIn: clauses.slice(0, from).join(' '), rest: clauses.slice(from).join(' '), asks: at >= 0 };
}

/** "I'd ask the shop. Was it signed off?": what he would ask others is part of what he would do. */
function isOfOthers(sentence: string, leadIn: string, before: string): boolean {
  if (leadsInForYou.test(leadIn)) return false;
  return (
    quotes.test(sentence) ||
    (asksOthersLast.test(before) && !asksYou.test(sentence)) ||
    askedOfOthers.test(leadIn) ||
    leadsInForOthers.test(leadIn)
  );
}
