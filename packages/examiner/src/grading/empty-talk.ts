const emptyTalk =
  /^\W*(?:(?:okay|ok|all right|alright|well|um+|uh+|hm+|are you sure|let me (?:see|think)(?: about (?:that|it))?(?: for a (?:second|moment|minute))?|(?:that's a )?good (?:question|one)|i think that's it)\W*)+$/i;

/** What answers nothing, although a word of it may stand in a rubric: "Let me see", "Good question". */
export const isEmptyTalk = (text: string): boolean => emptyTalk.test(text);
