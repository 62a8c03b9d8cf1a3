import { sentencesOf } from './sentences.ts';

/** "I asked about special VFR, though.": he was not heard. */
export const insists =
  /^(?:(?:and|but|hey|well|so|yes|no|still)[,.]* )*i (?:only |just |also )?asked (?:you )?(?:about|whether|if|what|how|why|when|where|who)\b/i;

/** "You skipped my question.", "I was asking you." */
const complains =
  /\byou (?:just |again )?(?:skipped|ignored|missed|dropped|passed over|went past|forgot)\b[^.?!]{0,12}\b(?:question|what i asked)\b|\byou (?:didn'?t|did not|haven'?t|have not|never) answer(?:ed)? (?:me|my|that|the question|what i asked)\b|\bi was asking you\b|\b(?:and|so) is there nothing you(?:'ll| will| can)\b/i;

/** Whether he says that he had asked, and got no reply. */
export function insistsOnReply(text: string): boolean {
  return complains.test(text) || insists.test(sentencesOf(text).at(-1)!);
}
