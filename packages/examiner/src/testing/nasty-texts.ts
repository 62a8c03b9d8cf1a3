import type { Askable } from '#grading/answer-grade.ts';

/** Texts of one length that a grader finds hard: what repeats, what hardly parts, what matches everywhere, and noise. */
export function nastyTexts(askable: Askable, length: number): Record<string, string> {
  const { ask, modelAnswer, keyPoints } = askable;
  const phrases = keyPoints.flatMap((point) => [...point.heard.flat(), ...point.contradictedBy]);
  const near = keyPoints.flatMap(({ numbers }) => numbers.flatMap((slot) => [...slot.near, ...slot.unit]));
  const shortest = phrases.flatMap((phrase) => phrase.split(' ')).filter((word) => word.length > 3);
  const fill = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  return {
    negations: fill("not never don't no without nobody neither nor "),
    'one negation': fill('not '),
    duties: fill("you don't need to have no requirement or you must not "),
    digits: fill('7'),
    'digits apart': fill('7 '),
    'digits with commas': fill('1,234,567,890,'),
    'decimals and fractions': fill('.5 1/2 3.14.15 '),
    'spoken numbers': fill('two hundred and fifty thousand point five oh niner '),
    'spoken digits': fill('one two three four five six seven eight niner zero '),
    commas: fill(','),
    stops: fill('. '),
    'word and comma': fill('a, '),
    'word and stop': fill('no. '),
    'one long word': fill('a'),
    'long words': fill(`${'ab'.repeat(200)} `),
    'letters apart': fill('v f r '),
    initials: fill('V. F. R. a.'),
    apostrophes: fill("a'b'c'd'"),
    spaces: fill(' '),
    'spaces and a word': `${fill(' ').slice(1)}x`,
    'white space of all kinds': fill('\t\n \u00a0\u2003'),
    unicode: fill('Ж語é\u0301ß🛩️\u202e ligne '),
    surrogates: fill('\ud800 \udc00'),
    'combining marks': fill('a\u0301\u0302\u0303'),
    'short sentences': fill('I go. It is so. We do not. '),
    corrections: fill('no wait, scratch that, i mean fifty, no, sixty. '),
    'half a correction': fill('sorry, correction a correction angle, '),
    confessions: fill("I don't know. I think maybe 5. "),
    suppositions: fill('if i thought they would say that nobody used to believe it, '),
    'only until': fill('only when not until unless except before after '),
    'more and less': fill('higher than lower than more than less than '),
    lists: fill('and then or but and, '),
    'the question': fill(`${ask} `),
    'the model answer': fill(`${modelAnswer} `),
    'the model answer without marks': fill(`${modelAnswer.replace(/[^\p{L}\p{N} ]/gu, ' ')} `),
    'the model answer denied': fill(`not ${modelAnswer.split(' ').join(' not ')} `),
    'every phrase': fill(`${phrases.join(' ')} `),
    'every phrase, comma': fill(`${phrases.join(', ')}, `),
    'one phrase': fill(`${phrases[0] ?? 'yes'} `),
    'single words': fill(`${[...new Set(shortest)].join(' ')} `),
    'what numbers measure': fill(`${near.join(' 5 ') || 'feet 5'} 7 `),
    sounds: fill('pirates no tams hydro plenings v fi r way pint pilut airspase '),
    'words never seen': Array.from(
      { length: Math.ceil(length / 8) },
      (_, at) => `zq${(at * 7919).toString(26)}`,
    )
      .join(' ')
      .slice(0, length),
  };
}
