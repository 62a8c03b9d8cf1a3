/**
 * The words without what no database row holds: null characters, and halves of a surrogate pair, which a cut in the
 * middle of an emoji leaves too. One of them would keep all that is said after it from being stored.
 */
export function storableText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd');
}
