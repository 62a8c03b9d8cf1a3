import { OpenReferencesResult } from '@rightseat/contract';
import type { ExamEvent } from '@rightseat/examiner';

/**
 * What came back from the books. The page answers in one shape and nothing else: whatever cannot be read is the
 * provider's word for a tool that failed, or a page that has no books.
 */
export function readHeldOut(result: string): Extract<ExamEvent, { type: 'looked-up' | 'books-missing' }> {
  const parsed = OpenReferencesResult.safeParse(parseJson(result));
  if (!parsed.success) return { type: 'books-missing' };
  return { type: 'looked-up', reference: parsed.data.reference, isSpeaking: false };
}

/** Some providers hand a tool's text on as JSON text of its own. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? JSON.parse(value) : value;
  } catch {
    return null;
  }
}
