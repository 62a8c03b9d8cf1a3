import type { Act, AskKind, SaidPart } from '@rightseat/contract';

/** "A minute", "time to think": without a word of later he wants to stay with this question. */
const time =
  /\b(?:an?|one|another|some|few|couple(?: of)?) (?:\w+ )?(?:minutes?|moments?|seconds?|secs?)\b|\btime to think\b/i;
const later =
  /\b(?:later|back|last|end|after(?:ward)?s?|return|aside|off|another (?:one|question)|next|first|skip|meanwhile|other)\b/i;

const hint = /\b(?:a|any|the|another|little|small|one|some) hints?\b|\bhint,? please\b/i;

/** "Could you go a bit slower?": of our speech. */
const slower =
  /\b(?:can|could|would|will) you\b[^.?!]{0,25}\bslow(?:er|ly| down)\b|\b(?:speak|talk) (?:a (?:bit|little) )?(?:more )?slow(?:er|ly)\b|\bslow down a (?:bit|little)\b/i;

/** In so many words. */
export const asksForHint = (text: string): boolean => hint.test(text);

/** "What I meant, is it that kind of thing?" asks of his answer, and not of our words. */
const isEnough =
  /\b(?:is|was) (?:that|it|this)\b(?: \w+){0,5} you(?:'re| are| were)? (?:mean|meant|want|wanted|expect|expected|after|looking for)\b/i;

const opening = String.raw`^\W*(?:(?:and|or|but|so|oh|um+|uh+|well|wait|okay|sorry|by the way|also|say|hey)\b\W*)*`;
/** What asks for a thing offers nothing, and asks leave for nothing; but for "what if I …" and "how much do you want". */
const asksFor = new RegExp(
  String.raw`${opening}(?:(?:what|which|where|when|why|who|whose|how)(?:'s)?\b(?! (?:about|if) (?:i|we)\b)|(?:is|are) there\b)`,
  'i',
);
/** "Is weather still to come?", "Do I hear the result today?" are about the exam, and "do examiners ever do that?" is not. */
const ofExam =
  /\b(?:next|later|still|come|coming|questions?|exam|test|oral|check ?ride|results?|pass(?:ed)?|today|how (?:many|long|much)|left|more|afterwards?|after|end|done|finish\w*|through|debrief|report|scores?|grades?|topics?|subjects?|areas?|sections?|cover|list|breaks?|(?:are|do|will|shall) we|will you|you(?:'ll| will)? (?:tell|ask))\b/i;
const ofYou = /\byou (?:want|need|like|prefer|expect|mind)\b|\bmay i\b|\bcan i\b/i;

/** A kind that grants something is it only where the words ask for it. */
function kindHeld(kind: AskKind, text: string): AskKind {
  if (kind === 'course' && !ofExam.test(text)) return 'subject';
  if (!asksFor.test(text) || ofYou.test(text)) return kind;
  if (kind === 'leave') return 'subject';
  return kind === 'more' ? 'case' : kind;
}

/** What such a wish would go under in. */
const unheeded: readonly Act[] = ['small-talk', 'asks-fact', 'wait', 'rephrase'];

/** A part with the beginning of its sentence, where that went to the part before it. */
export function wholeOf(read: readonly SaidPart[], index: number): string {
  const { text } = read[index]!;
  const sentences = read[index - 1]?.text.split(/(?<=[.?!…])\s+/) ?? [];
  const begun = sentences.length > 1 && !/[.?!…]\W*$/.test(sentences.at(-1)!);
  return begun ? `${sentences.at(-1)} ${text}` : text;
}

/**
 * What the reader heard, held against the words where a mistake costs most: a question is put off, left or a wish granted only
 * where that is what was said.
 */
export function holdToWords(read: readonly SaidPart[]): readonly SaidPart[] {
  return read.map((part, index) => {
    const { act, text, asks } = part;
    if (act === 'later' && time.test(text) && !later.test(text)) return { act: 'wait', text };
    if (unheeded.includes(act) && slower.test(text)) return { act: 'trouble', text };
    if (act === 'asks-fact' && hint.test(text)) return { act: 'hint', text };
    const isBeside = read.slice(0, index).some((before) => before.act === 'answer');
    if (act === 'rephrase' && isBeside && isEnough.test(text)) return { act: 'wants-verdict', text };
    return asks ? { ...part, asks: kindHeld(asks, wholeOf(read, index)) } : part;
  });
}
