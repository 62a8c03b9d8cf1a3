import { OpenReferencesResult } from '@rightseat/contract';

/**
 * Our page answers with a text of JSON, the vendor's own clients with whatever their tool returned: an object, or the
 * bare reference. What cannot be read is nothing found.
 */
export function readReference(result: unknown): string | null {
  const answer = typeof result === 'string' ? parseJson(result) : result;
  const reference = typeof answer === 'string' ? { reference: answer.trim() } : answer;
  return OpenReferencesResult.safeParse(reference).data?.reference ?? null;
}

/** A text that is no JSON object or string of its own is what it says: '91.213' is a section and no number. */
function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'number' ? text : value;
  } catch {
    return text;
  }
}
