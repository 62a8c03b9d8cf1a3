import type { ShownExhibit } from '#content/exhibit.ts';
import { tellingStems } from './find-corrected.ts';
import { askingPart } from './own-question.ts';

/** "Is it into the wind?", "Do I have a passenger?" are about the case; "Would special VFR count?" is of the subject. */
const ofCase =
  /\b(?:(?:is|are|was|were) (?:it|there|the|my|our|he|she|they)|(?:am|are|was|were|do|did|have) (?:i|we))\b/i;

/** "Is the harness required?" asks what a rule says, and not whether there is one. */
const ofRule = /\b(?:required|allowed|legal|permitted|mandatory|compulsory|have to|need to|must)\b/i;

export const asksOfRule = (text: string): boolean => ofRule.test(askingPart(text));

export const asksOfCase = (text: string): boolean => ofCase.test(askingPart(text)) && !asksOfRule(text);

/** "Does the FAA have a box for that?", "Do people ever do that?" are about the world. */
const ofWorld =
  /\b(?:do|does|did|has|have|is|are|can|will|would)(?:n't)? (?:the |most |many |other )?(?:(?:faa|government|examiners?|dpes?|applicants)\b|(?:people|pilots|students|instructors|controllers|anybody|anyone) (?:ever|really|often|usually|actually|still)\b)|\b(?:did|would|why do) they\b/i;

export const asksOfWorld = (text: string): boolean => ofWorld.test(askingPart(text));

const ofPage =
  /\b(?:page|written|printed|listed|on (?:the|this|my) (?:chart|map|table|sheet|drawing|forecast|report))\b/i;
const asksWhat =
  /\b(?:what(?:'s| is| are| was)|which|where(?:'s| is| are)|how (?:high|many|much|strong|low)|is|are|am i)\b/i;
/** "May I …", "Would it …" are about a rule. */
const asksRule = /\b(?:can|could|may|might|must|would|should|shall|will|allowed|legal|okay)\b/i;

/** "What does the star mean?", "Is the star for part-time?": what is printed there says nothing of it. */
const ofMeaning = /\b(?:means?|meaning|stands? for)\b|\b(?:is|are) (?:the|that|this|those) .*\bfor\b/i;

/** "What does the little star mean?" is to be read by him; "what do you mean by that?" is about the words of the question. */
export const asksMeaning = (text: string): boolean =>
  /\bwhat(?:'s| do| does| is| are)?\b(?:(?!\b(?:you|question|that|it)\b)[^,.?!]){3,60}\b(?:means?|stands? for)\b/i.test(
    text,
  );

/** "What's the freezing level, is it written there?", "Are those the two at the corner?", with it in front of him. */
export function asksOfPage(text: string, { description, spoken = '' }: ShownExhibit): boolean {
  const asks = askingPart(text);
  if (/\byou\b/i.test(asks) || ofMeaning.test(asks)) return false;
  if (ofPage.test(asks)) return true;
  const shown = tellingStems(`${description} ${spoken}`);
  return (
    asksWhat.test(asks) && !asksRule.test(asks) && [...tellingStems(asks)].some((stem) => shown.has(stem))
  );
}

/** "Please say the question again", "can you repeat that question" */
const asksForQuestion =
  /\b(?:say|give|read|ask|tell|repeat|hear|have)(?: me)? (?:the|that|your|this) (?:\w+ )?question\b(?! (?:is|was|about)\b)[^.?!]{0,20}\b(?:again|slowly|slower|once more|one more time)\b|\brepeat (?:the|that|your|this) (?:\w+ )?question\b/i;

/** "Which airport did you say?", "Was it nine or five gallons you told me?", "Did you say fifteen or fifty?" */
const asksWhatWasSaid =
  /\b(?:what|which|who|where|how)\b[^,.?!]{0,40}\bdid you (?:say|tell me|give me)\b|\b(?:was|were|is) (?:it|that|the \w+)\b[^,.?!]{0,40}\b(?:you (?:said|told me|gave me)|did you say)\b|\bdid you say \S+(?: \S+){0,4} or \S/i;

/** "What's the station called again?": he would hear the question once more, in whatever he says beside it. */
export function asksAgain(text: string): boolean {
  if (asksForQuestion.test(text) || asksWhatWasSaid.test(text)) return true;
  return /\b(?:what|which|who|where|how \w+)(?:'s| is| are| was| were| did you)\b(?:(?! (?:if|when)\b)[^,.?!]){0,60}\bagain\W*$/i.test(
    text,
  );
}
