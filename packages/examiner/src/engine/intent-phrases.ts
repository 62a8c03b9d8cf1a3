/** What a pilot may want instead of answering. */
export type Intent =
  | 'stop'
  | 'repeat'
  | 'clarify'
  | 'wait'
  | 'skip'
  | 'yes'
  | 'no'
  | 'done'
  | 'ready'
  | 'greeting'
  | 'identity'
  | 'hearing'
  | 'abuse'
  | 'orders'
  | 'wants-answer'
  | 'wants-verdict'
  | 'argues';

const question =
  '(?:that|it|this|the (?:last |whole )?(?:question|part|one)|me (?:that|the question)|yourself|your question|what you (?:just )?(?:said|asked))';
const again = '(?: (?:again|once more|one more time|back|for me|to me|a little|please|slowly|more slowly))*';
const ask =
  '(?:(?:can|could|would|will) (?:you|i|we) |i need you to |i would like you to |let me |please )?(?:please )?';

/** Phrases that may stand alone or one after another; the utterance must consist of nothing else. */
export const wholeUtterance: readonly (readonly [Intent, readonly string[]])[] = [
  [
    'stop',
    [
      `${ask}(?:i (?:want|need|have|would like|wish) to |let us |we can |i am going to )?(?:just )?(?:stop|end|quit|finish|leave|terminate)(?: (?:the|this|my))?(?: (?:exam|examination|test|session|check ?ride|oral|demo|conversation|interview|call))(?: (?:now|here|early|today|please))*`,
      `${ask}(?:i (?:want|need|have|would like|wish) to |let us |can we |i think i will )(?:stop|quit|leave|go)(?: (?:now|here|there|it|this|early|today|please))*`,
      'i (?:am|want to be) (?:done|finished) (?:with (?:the|this) (?:exam|test|session|check ?ride|oral|demo)|for (?:today|now))',
      'i give up(?: on (?:the|this) (?:exam|test|check ?ride))',
      'good ?bye',
      'bye(?: bye)?',
      'stop the exam',
      'end demo',
      'end conversation',
    ],
  ],
  [
    'repeat',
    [
      `${ask}(?:hear|have|get) ${question}${again}`,
      `${ask}(?:say|repeat|ask|read|give|state|restate|go over) ${question}${again}`,
      `${ask}(?:repeat|(?:say|come|ask) again)(?: (?:please|the question))*`,
      // However the verb was heard: who asks "could you … again?" does not answer.
      `(?:can|could|would|will) you(?: [a-z]+){0,5} (?:again|once more|one more time)(?: (?:please|for me|to me))*`,
      'pardon(?: me)?',
      'what',
      'huh',
      'one more time',
      'once more',
      'again',
      'say again all after',
      'excuse me',
      'come again',
      'what (?:was|is|were)(?: that| the (?:last )?question| your question| it you said| it you asked)(?: again)?',
      'what did you (?:just )?(?:say|ask)(?: me)?(?: again)?',
      `i (?:did not|could not|can not|do not) (?:quite )?(?:catch|hear|get)(?: (?:that|you|it|all of that|the question|the last part|what you said))*`,
      'i (?:missed|forgot) (?:that|it|the question|your question|what you said|the last part)',
    ],
  ],
  [
    'clarify',
    [
      'what (?:do|did) you mean(?: by .{1,60})?',
      'meaning what',
      'what do you want(?: (?:from me|me to say|to hear))?',
      'how do you mean',
      'in what (?:sense|way|context)',
      '(?:i am sorry )?i (?:do not|am not sure i|did not) (?:really |quite )?(?:understand|follow|get)(?: (?:you|that|the question|your question|what you mean|what you are asking(?: me)?(?: for)?))?',
      'i am not sure (?:what|which) (?:you (?:mean|are asking|want)|the question is).{0,40}',
      `${ask}(?:clarify|rephrase|reword|explain|elaborate on)(?: (?:that|it|this|the question|your question|what you mean))?(?: (?:for me|a bit|please))*`,
      `${ask}(?:be more specific|put (?:it|that) (?:another way|differently)|ask (?:it|that) (?:another way|differently))`,
      'what (?:exactly )?are you (?:asking|looking for)(?: me)?(?: for| about)?(?: exactly)?',
      '(?:do you mean|are you asking) .{1,90}',
    ],
  ],
  [
    'wait',
    [
      '(?:just )?(?:give me|hold on|hang on|wait|one|stand ?by|need)(?: (?:for|just|me|to))*(?: (?:a|one|another))?(?: (?:second|sec|moment|minute|bit))?(?: (?:please|to think))?(?<!one)',
      'one (?:second|sec|moment|minute)',
      `${ask}(?:think|see)(?: (?:about (?:that|it|this)|for a (?:second|sec|moment|minute|bit)|a (?:second|moment|minute)|it through))*`,
      'i (?:need|am thinking|have) (?:a (?:second|sec|moment|minute)(?: to think)?)?',
      'i am (?:still )?thinking(?: about it)?',
      'good question',
      'that is a good (?:one|question)',
    ],
  ],
  [
    'skip',
    [
      `${ask}(?:skip|pass on)(?: (?:this|that|it|the))?(?: (?:one|question))?`,
      'i (?:will|would like to|want to|am going to) (?:pass|skip)(?: (?:this|that|it|on))*(?: one)?',
      'pass',
      'next(?: (?:one|question))?',
      `${ask}(?:let us |can we )?(?:move|go) on(?: to the next(?: (?:one|question))?)?`,
    ],
  ],
  [
    'done',
    [
      '(?:no )?that is (?:it|all|everything|about it|all i (?:have|have got|know|can think of))',
      'nothing (?:else|more)',
      'i (?:think|believe|guess) that is (?:it|all|everything)',
      'no (?:nothing|not that i can think of|i do not think so)',
      'not that i (?:know of|can think of)',
      'i am (?:done|finished)',
    ],
  ],
  [
    'yes',
    [
      '(?:yes|yeah|yep|yup|correct|affirm|affirmative|right|uh ?huh|mm ?hm+|i did|i said that|that is (?:right|correct|what i said)|you (?:heard|got) (?:that |me )?right)(?: (?:sir|maam))?',
    ],
  ],
  [
    'no',
    [
      '(?:no|nope|nah|negative|i did not|i did not say that|that is not (?:right|correct|what i said|it)|you (?:mis ?heard|heard (?:me |that )?wrong)|not quite|incorrect|wrong)(?: (?:sir|maam))?',
    ],
  ],
  [
    'ready',
    [
      '(?:i am |yes i am )?ready(?: when you are)?',
      'go ahead',
      'sure',
      'all ?right',
      'okay',
      'got it',
      'understood',
      'roger',
      'let us (?:go|start|begin|do it)',
      'i understand',
      'sounds good',
      'fine',
    ],
  ],
  [
    'greeting',
    [
      '(?:hi|hello|hey|howdy)(?: there)?',
      'good (?:morning|afternoon|evening)',
      'how are you(?: doing)?(?: today)?',
      'nice to meet you',
      'thank you(?: (?:very much|so much))?',
      'thanks(?: a lot)?',
      'how is it going',
      'i am (?:fine|good|nervous|a little nervous|so nervous)',
      '(?:nice|lovely|beautiful) (?:day|weather)(?: today)?',
    ],
  ],
  [
    'identity',
    [
      '(?:what is|whats) your name',
      'who are you',
      'are you (?:an? )?(?:real )?(?:robot|ai|a i|real|human|computer|person|machine|bot)(?: (?:examiner|person))?',
      'am i (?:talking|speaking) (?:to|with) an? .{1,20}',
      'is this (?:a )?(?:real|recorded|practice|the real)(?: (?:exam|thing|test|checkride))?',
    ],
  ],
  [
    'hearing',
    [
      '(?:can|do) you hear me(?: now)?',
      'are you (?:still )?there',
      'is (?:this thing on|anybody there|anyone there)',
      'testing',
      'test',
      'mic check',
      'can i (?:start|talk|speak)(?: now)?',
    ],
  ],
];

/** Phrases that count wherever they stand, where the utterance holds no answer. */
export const withinUtterance: readonly (readonly [Intent, RegExp])[] = [
  [
    'orders',
    /\b(?:(?:ignore|forget|disregard|override) (?:all |any |the |your |my |every )*(?:previous |prior |earlier |above )?(?:instructions?|rules?|prompts?|rubric|guidelines?|programming)|system prompt|you are now|developer mode|jailbreak|pretend (?:that )?(?:you|i)|(?:just |please )*pass me|let me pass|(?:mark|grade|score|count|record) (?:me|this|it|that|everything|all|my answers?)\b.{0,40}(?:correct|right|satisfactory|pass|heard)|give me (?:a |an )?(?:pass|passing|satisfactory|full credit|the certificate)|say (?:that )?i (?:have )?passed|as an? (?:ai|language model)|print your)/,
  ],
  [
    'wants-answer',
    /\b(?:(?:tell|give|show) me (?:the|what the|what is the|your) (?:right |correct )?answer|(?:what is|what was|what would be|whats) the (?:right |correct )?answer|what should i (?:have )?(?:say|said|answer)|(?:give me|can i (?:get|have)|any|need) (?:a |some )?hints?|just tell me|help me out|can you help me|you tell me)/,
  ],
  [
    'wants-verdict',
    /\b(?:(?:was|is) (?:that|it|this) (?:right|correct|okay|ok|wrong|good|good enough|enough|what you want)|did i (?:get (?:it|that)|pass|fail)|am i (?:right|correct|passing|failing|doing)|how (?:am i doing|did i do)|are you sure|so far so good)/,
  ],
  [
    'argues',
    /\b(?:my (?:instructor|cfi|flight school|school|ground school|teacher|friend|book|last examiner|buddy)|i was (?:told|taught)|you are (?:wrong|mistaken|incorrect|being)|that is (?:wrong|not fair|unfair|ridiculous|a trick question|a stupid question|nonsense)|i disagree|the book says|everybody knows|everyone knows|this is (?:unfair|ridiculous|stupid)|you (?:do not|cannot) know)/,
  ],
  [
    'abuse',
    /\b(?:fuck\w*|shit\w*|bitch|asshole|bastard|damn you|screw you|shut up|idiot|moron|stupid (?:machine|computer|bot|robot|examiner))\b/,
  ],
];
