import type { ShownExhibit } from '#content/exhibit.ts';
import type { Asked } from './find-askable.ts';
import { tellingStems } from './find-corrected.ts';
import { askingPart } from './own-question.ts';

/** "Is it into the wind?", "Do I have a passenger?" are about the case; "Would special VFR count?" is of the subject. */
const ofCase =
  /\b(?:(?:is|are|was|were) (?:it|there|the|my|our|he|she|they)|(?:am|are|was|were|do|did|have) (?:i|we))\b/i;

export const asksOfCase = (text: string): boolean => ofCase.test(askingPart(text));

/** What nobody else can know, and no rule tells: who is aboard, whether a thing is on, which heading he is on. */
const state =
  '(?:on|off|open|closed|running|working|lit|full|empty|aboard|installed|dead|out|broken|missing|alone)';
const rule = '(?:legal|allowed|okay|ok|fine|required|safe|enough|true|better|worse|counted|if|when|with)';
const choosable = new RegExp(
  String.raw`\b(?:(?:is|are|was|were) (?:the|my|our|there|it|he|she|they)(?: (?!${rule}\b)\S+){0,5} ${state}\W*$|(?:do|did|have) (?:i|we) (?:have |got |have got )?(?:a|an|any|my|some|someone|anyone|anybody)\b(?!.* to\b)|(?:am|are) (?:i|we) (?:alone|solo|by (?:my|our)sel\w+|with (?:a|an|my|any)\b)|(?:what|which|how (?:many|much|high|old|far|heavy|fast))\b(?: \S+)? (?:am i|are we|do (?:i|we) have|(?:have|did) (?:i|we) (?:got|have))(?: \w+)?\W*$)`,
  'i',
);

/** Whether it is his to choose: he asks for it of the case, and neither the question nor what is to be said to it has a word of it. */
export function isLeftOpen(text: string, { askable }: Asked, isOfCase: boolean): boolean {
  const asks = askingPart(text);
  if (!isOfCase && !choosable.test(asks)) return false;
  const statements = askable.keyPoints.map(({ statement }) => statement);
  const known = tellingStems([askable.ask, askable.modelAnswer, ...statements].join(' '));
  return [...tellingStems(asks)].every((stem) => !known.has(stem));
}

const ofPage =
  /\b(?:page|written|printed|listed|on (?:the|this|my) (?:chart|map|table|sheet|drawing|forecast|report))\b/i;
const asksWhat =
  /\b(?:what(?:'s| is| are| was)|which|where(?:'s| is| are)|how (?:high|many|much|strong|low)|is|are|am i)\b/i;
/** "May I …", "Would it …" are about a rule. */
const asksRule = /\b(?:can|could|may|might|must|would|should|shall|will|allowed|legal|okay)\b/i;

/** "What's the freezing level, is it written there?", "Are those the two at the corner?", with it in front of him. */
export function asksOfPage(text: string, { description, spoken = '' }: ShownExhibit): boolean {
  const asks = askingPart(text);
  if (/\byou\b/i.test(asks)) return false;
  if (ofPage.test(asks)) return true;
  const shown = tellingStems(`${description} ${spoken}`);
  return (
    asksWhat.test(asks) && !asksRule.test(asks) && [...tellingStems(asks)].some((stem) => shown.has(stem))
  );
}

/** "What's the station called again?": he would hear the question once more, in whatever he says beside it. */
export function asksAgain(text: string): boolean {
  return /\b(?:what|which|who|where|how \w+)(?:'s| is| are| was| were| did you)\b(?:(?! (?:if|when)\b)[^,.?!]){0,60}\bagain\W*$/i.test(
    text,
  );
}
