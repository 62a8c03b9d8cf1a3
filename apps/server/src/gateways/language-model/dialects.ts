/** An answer holds six points with their quotes, and a sentence. */
const MOST_TOKENS = 700;

/** What of a request servers do not agree on: how an answer is held to a schema, and to a length. */
export type Dialect = (schema: object) => object;

/** OpenAI's own first. What a server refuses is not tried with it again once it has taken another. */
export const dialects: readonly Dialect[] = [
  (schema) => ({
    response_format: { type: 'json_schema', json_schema: { name: 'reading', strict: true, schema } },
    max_completion_tokens: MOST_TOKENS,
  }),
  // What servers of one's own knew before OpenAI had schemas; llama-cpp-python's knows nothing else.
  (schema) => ({ response_format: { type: 'json_object', schema }, max_tokens: MOST_TOKENS }),
  // By the instruction's words alone.
  () => ({ max_tokens: MOST_TOKENS }),
];

/** Whether a server says that it does not take a request as it is: some do so with a 500 that names the field. */
export function isNotUnderstood(status: number, body: string | null): boolean {
  if (status === 400 || status === 422) return true;
  return status === 500 && /response_format|max_completion_tokens/.test(body ?? '');
}
