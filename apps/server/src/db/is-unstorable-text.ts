/** character_not_in_repertoire and untranslatable_character: text no database row can hold, such as a null character. */
const UNSTORABLE = /^(22021|22P05)$/;

/** True when the request carried such text. It is the request's fault, wherever in it the text stood. */
export function isUnstorableText(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const { code } = cause as Error & { code?: unknown };
    if (typeof code === 'string' && UNSTORABLE.test(code)) return true;
  }
  return false;
}
