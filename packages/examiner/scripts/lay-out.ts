/** As wide as the code: a question is read on the same screen. */
const WIDTH = 110;

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** JSON as a person would set it: what fits stands on one line, words and short lists of them are filled like a paragraph. */
export function layOut(value: Json): string {
  return `${write(value, '', 0)}\n`;
}

/** @param taken characters that stand before the value on its line, its indent aside */
function write(value: Json, indent: string, taken: number): string {
  const deeper = `${indent}  `;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const line = isPlain(value) ? onOneLine(value) : null;
  // A comma may follow.
  if (line !== null && indent.length + taken + line.length < WIDTH) return line;
  if (Array.isArray(value)) {
    const [only, ...others] = value as readonly Json[];
    // A list of one list opens and closes with it.
    if (Array.isArray(only) && !others.length) return `[${write(only, indent, taken + 1)}]`;
    if (value.every(isWord)) return `[${fill(value.map(onOneLine), deeper, indent.length + taken + 1)}]`;
    const items = value.map((item: Json) => write(item, deeper, 0));
    return `[\n${list(items, deeper)}\n${indent}]`;
  }
  const entries = Object.entries(value).map(([name, of]) => {
    const start = `${JSON.stringify(name)}: `;
    return start + write(of, deeper, start.length);
  });
  if (line !== null) return `{ ${fill(entries, deeper, indent.length + taken + 2)} }`;
  return `{\n${list(entries, deeper)}\n${indent}}`;
}

const isWord = (value: Json) => value === null || typeof value !== 'object';

/** Nothing in it that a reader looks for on a line of its own: words, and lists of words. */
function isPlain(value: Json): boolean {
  const held = Array.isArray(value) ? value : Object.values(value as object);
  return held.every((item: Json) => isWord(item) || (Array.isArray(item) && item.every(isWord)));
}

function onOneLine(value: Json): string {
  if (isWord(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const entries = Object.entries(value as object).map(
    ([name, of]) => `${JSON.stringify(name)}: ${onOneLine(of)}`,
  );
  return entries.length ? `{ ${entries.join(', ')} }` : '{}';
}

function list(items: readonly string[], indent: string): string {
  return items.map((item) => indent + item).join(',\n');
}

/** @param taken characters that stand before the first word on its line */
function fill(words: readonly string[], indent: string, taken: number): string {
  let line = ' '.repeat(taken);
  const lines: string[] = [];
  for (const [index, word] of words.entries()) {
    // A comma follows, or what closes the list and a comma.
    const next = index < words.length - 1 ? `${word},` : word;
    const fits = index === 0 || (!word.includes('\n') && line.length + next.length + 2 < WIDTH);
    if (!fits) lines.push(line);
    line = fits ? `${line}${index > 0 ? ' ' : ''}${next}` : indent + next;
  }
  return [...lines, line].join('\n').slice(taken);
}
