import { listKnownLines, loadContent } from '@rightseat/examiner';
import { splitSentences, toSpeakable } from '@rightseat/voice';

export interface KnownSentences {
  name: string;
  /** As the voice is given them, none in two packs. */
  sentences: string[];
}

/** What is rendered first, so that a rendering that is stopped leaves what is heard most. */
const ORDER = [/^always$/, /^pa\.[^-]*$/, /^ir\.[^-]*$/, /^pa\./, /^ir\./];

/** Of all packs, or of those whose names begin with a pattern: `pa.i.b`, or `pa\\.(ii|iii)\\.\\w$` without what is taught. */
export function listSentences(only = ''): KnownSentences[] {
  const isAsked = new RegExp(`^(?:${only})`);
  const rankOf = (name: string) => ORDER.findIndex((kind) => kind.test(name));
  const said = new Set<string>();
  return listKnownLines(loadContent())
    .toSorted((one, other) => rankOf(one.name) - rankOf(other.name))
    .map(({ name, lines }) => {
      const sentences = lines.flatMap(splitSentences).map(toSpeakable);
      return {
        name,
        sentences: sentences.filter(
          (sentence) => sentence !== '' && !said.has(sentence) && said.add(sentence),
        ),
      };
    })
    .filter(({ name }) => isAsked.test(name));
}
