/**
 * All that a model may say of its own before a question: enough to acknowledge and to lead on, too little to state a
 * rule, to name a thing or to judge. No "you" and no "is": nothing can be said of him or of anything. Whatever else it
 * says must be the pilot's words, said as his.
 */
export const leadWords = words(`
  a an the i we it that this these those here me us our
  and so now then as while before after at of on to with for from about over through into
  let will okay ok thanks understood noted
  go going move moving come take turn turning stay staying continue keep keeping carry build building leave start
  next one another other something else different first last new area subject topic thing question
  step further bit little deeper on up
`);

/** They judge, confirm, deny or hint. Not a model's to give; in a checkride nobody's. */
export const verdictWords = words(`
  right correct correctly exactly precisely true yes yeah yep no nope not never wrong incorrect false mistake error
  good great nice fine perfect excellent impressive close almost nearly partly half missing missed forgot forget
  pass passed passing fail failed satisfactory unsatisfactory grade graded score sure certain really actually however
  but although unless instead rather only remember must should need needs needed required always illegal legal
  enough complete incomplete rubric confirm agree disagree
`);

/** That he has spoken, and nothing about what he said. */
const thanksForSpeaking =
  /\bthanks for (?:telling|sharing|explaining|answering|walking)\b(?: (?:me|us|it|that|this|through)\b)*/gi;

/** "All right" and "got it" acknowledge; "right" alone confirms, and so does "you've got it". */
export function withoutThanks(text: string): string {
  return text
    .replace(/\ball right\b/gi, 'okay')
    .replace(/\bthank you\b/gi, 'thanks')
    .replace(thanksForSpeaking, 'thanks')
    .replace(/(^|[.,!] *)got it\b/gi, '$1okay');
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
