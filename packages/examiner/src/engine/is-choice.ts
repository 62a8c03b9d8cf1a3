/** "… or is a list enough?", "Do you want the speeds or the heights?", and no "Was that all, or do you want the rest?", "… or not?" */
const offersOne =
  /\b(?:do you (?:want|like|need|prefer)|would you like)\b|\bwant me to\b|\b(?:shall|should|may|can|could) i (?:just |also |maybe )?(?:tell|say|give|explain|name|list|go (?:on|through|into|over)|take (?:them|it|that)|start|begin|assume|answer|describe|cover|continue|add|read|talk)\b/i;
const orNothing = /\bor (?:not|so|something|anything|what|whatever|skip|move on)\b[^,]{0,6}\W*$/i;

/** Whether he offers one thing or another: a yes would be no reply. */
export function isChoice(asked: string): boolean {
  return (
    /\bor\b/i.test(asked) && offersOne.test(asked) && !orNothing.test(asked) && !asksIfEnough.test(asked)
  );
}
const asksIfEnough = /\b(?:is|was|does) (?:that|this|it)\b/i;
