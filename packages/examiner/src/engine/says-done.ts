const done =
  /(?:^|[\s,])(?:(?:that'?s|that is|it's|it is|that'?ll be|that'?d be|that would be|and that'?s) (?:it|all(?! right)|everything|about it|about all|enough(?= said| (?:for|from) me|[.!]*$)|the (?:whole )?(?:lot|answer|picture|list))\b[^.?!]{0,40}|(?:there's |there is |i (?:have|'ve got) |got )?nothing (?:else|more|further|to add)(?:,? (?:to|on|from|really|sorry|i|comes|that i|for)\b[^.?!]{0,30})?|(?:i'm|i am) (?:done|finished)|(?:that's|that is) my (?:(?:final|whole|full) )?answer(?:,? then)?|my answer(?:'s| is) (?:done|finished|complete)|no more(?: (?:to (?:say|add)|from me))?|(?:let me (?:think|see)|more|else)\b[^.?!]{0,30}[.?!] (?:no|nope|nothing))[.!]*$/i;

/** "… That's all I have.", "… and nothing else to report.": he says himself that his answer ends here. */
export function saysDone(text: string): boolean {
  return done.test(text.trim());
}

const lead = /^(?:(?:um+|uh+|well|oh|okay|no|nope|nah)\W+)+/i;

/** "No, I have nothing to add.": he says that, and nothing else. */
export const saysOnlyDone = (text: string): boolean => done.exec(text.trim().replace(lead, ''))?.index === 0;
