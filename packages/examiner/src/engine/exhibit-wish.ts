import { sentencesOf } from './sentences.ts';

const print =
  '(?:print|type|writing|lettering|letters?|numbers?|figures?|digits?|names?|labels?|text|words?|lines?|entry|entries|columns?|abbreviations?|page|sheet|chart|map|table|list|plate|it|that|this|them|these|those)';
const never = "(?:can'?t|cannot|can not|(?:can )?(?:hardly|barely))";
/** "The print is too small.", "I can't make that out.", "My cheaters are fogged.", "Can you make it bigger?", and no "if I can't read it back". */
const hardToRead: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\b(?:if|when|where|once|until|unless|because) \w+ |\b(?:you|he|she|they|we|one|it) )\b${never} (?:quite |really |even |\w+ly )?(?:(?:read|make out|decipher) (?:(?:any|all) of )?(?:(?:the|that|this|those|these|your) )?(?:(?:small|tiny|fine|little) )?${print}\b(?! (?:back|being|as|is|was|would|will|from)\b)|make (?:it|that|this|them) out\b|see (?:the |that |this )?(?:small |tiny |fine )?(?:print|writing|lettering|letters)\b)|\b${never} (?:really|quite|properly) see (?:it|that|this|them|anything)\b`,
    'i',
  ),
  /\b(?:print|type|writing|lettering|letters|text|font)(?:'s| is| are| get| gets| looks?)?(?: \w+){0,2} (?:small|smaller|tiny|blurr\w+|fuzzy|faint|illegible)\b/i,
  /\b(?:too|so|awfully|very) (?:small|tiny|blurr\w+|fuzzy)(?: \w+){0,2} (?:to read|for (?:me|my eyes))\b/i,
  /\bmy (?:cheaters|readers|reading glasses)\b|\bmy (?:glasses|specs|spectacles)(?: are|'re)? (?:fogged|foggy|dirty|upstairs)\b|\b(?:let me|lemme|hang on|hold on|wait)\b[^.?!]{0,20}\b(?:glasses|specs|spectacles)\b/i,
  /\b(?:(?:can|could|would|will) (?:you|i|we)|please)(?: \w+){0,2} (?:make|have|get|see|put|show me) (?:it|that|this|them|the \w+)(?: \w+){0,2} (?:bigger|larger)\b|\b(?:(?:can|could|would|will) you|please)(?: \w+){0,2} (?:zoom in|enlarge|blow (?:it|that|this) up)\b/i,
];

/** Whether he says that he can hardly read what lies before him, or would have it larger. */
export const isHardToRead = (text: string): boolean => hardToRead.some((pattern) => pattern.test(text));

/** "Can you read it out?", asked for in so many words. */
const asksToRead =
  /\b(?:(?:can|could|would|will) you|please|i(?:'d| would) (?:rather|like|need|want)|i (?:want|need) you to)\b(?:(?!\b(?:i|i'll|let me)\b)[^.?!]){0,30}\bread (?:it|that|this|them|the \w+|me)\b/i;
const MOST_WORDS_ASKING = 25;

/** The sentence in which he asks to have something read to him; null where there is none. */
export function askToRead(text: string): string | null {
  const asked = sentencesOf(text).find((sentence) => asksToRead.test(sentence));
  return asked !== undefined && asked.split(/\s+/).length <= MOST_WORDS_ASKING ? asked : null;
}

const leadIn =
  /\b(?:tell|give|show) me\b|\bi(?: only| just)? asked\b|\byou (?:haven'?t|have not|didn'?t|did not) (?:told|tell|said|say)\b/i;
const beginsWithWhat =
  /^\W*(?:(?:okay|ok|so|and|but|hm+|well|sorry|um+|uh+)\W+)*(?:what(?:'?s| is| are| does| do)|which|where(?:'?s| is))\b/i;
const sheet =
  '(?:page|sheet|chart|map|table|list|display|screen|picture|panel|plate|log|form|drawing|diagram)';
/** "What does it say there?", "Is there something about the lights?", "Does the picture show a cross?", "the name printed on it". */
const stands = new RegExp(
  String.raw`\b(?:what|whats|which|where)\b.*\b(?:says?|reads?|stands?|written|printed|listed|shown|marked|crossed|on (?:it|there|(?:the|that|this|my) ${sheet}))\b|\bwhat(?:'s| is|s)? (?:today's|the) date\b|\bthe (?:first|last|latest|next|second|third) (?:entry|line|one|row)\b|\b(?:name|number|label|letters?|figures?|words?)\b.*\b(?:printed|written|on (?:it|there))\b|\b(?:is there|there is|there's) (?:something|anything)(?: else)? (?:about|on|for|in there)\b|\bwhether there (?:is|are)\b|\b(?:is|are|does|do) (?:the|that|this|my) ${sheet}\b.*\b(?:show\w*|says?|mark\w*|lists?)\b`,
  'i',
);
/** Of a rule, of what a thing means, or of the examiner's own words. */
const ofElse =
  /\b(?:rules?|regs?|regulations?|law|books?|handbook|poh|afm|aim|faa|tower|controller|atc|checklist|means?|stands? for|your question|did you say)\b/i;

/** What he asks of that stands on what lies before him; null where he asks for nothing of it. */
export function askWhatStands(text: string): string | null {
  const asked = sentencesOf(text).filter(
    (sentence) =>
      (/\?\W*$/.test(sentence) || leadIn.test(sentence) || beginsWithWhat.test(sentence)) &&
      stands.test(sentence) &&
      !ofElse.test(sentence),
  );
  return asked.length ? asked.join(' ') : null;
}

const meaning =
  /\bwhat(?:'?s| is| does| do| are)? (?:the |that |this |those |a )?(?!(?:you|it|that|this|they)\b)(\S+)(?: \S+){0,4} (?:means?|stands? for|short for)\b/i;

/** "What does PAPI U/S mean?": the first word of what he would have explained; null where he asks for nothing of the kind. */
export const askMeaning = (text: string): string | null => meaning.exec(text)?.[1] ?? null;

/** "In normal words, please", "I don't know these abbreviations.": what it says is to be explained. */
export const asksToDecode = (text: string): boolean =>
  /\b(?:plain|normal|simple|other|everyday) (?:words|english|language)\b|\babbreviations?\b|\bdecode\b/i.test(
    text,
  );

const complains = new RegExp(
  String.raw`^\W*(?:(?:sorry|oh|well|um+|uh+|but|and|okay|so)\W+)*i ${never} (?:quite |really |even )?(?:read|make)\b`,
  'i',
);

/** What may be an answer: without his complaint of the print and his questions of what stands there, whose "can't" no rubric means. */
export function withoutExhibitWishes(text: string): string {
  const sentences = sentencesOf(text);
  const rest = sentences.filter((sentence) => {
    const asks = /\?\W*$/.test(sentence) && (askToRead(sentence) ?? askWhatStands(sentence)) !== null;
    return !(asks || (complains.test(sentence) && isHardToRead(sentence))) || /\d/.test(sentence);
  });
  return rest.length === sentences.length ? text : rest.join(' ');
}
