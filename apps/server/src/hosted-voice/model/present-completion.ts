import { OPEN_REFERENCES, SHOW_EXHIBIT, showExhibit } from '@rightseat/contract';
import type { Answer } from './answer-completion.ts';
import { type CompletionRequest, toolArguments } from './completion-request.ts';

interface ToolCall {
  index: number;
  id: string;
  type: 'function';
  function: { name: string; arguments: string };
}

interface Spoken {
  content: string | null;
  toolCalls: ToolCall[];
}

/** Whatever model is asked for. */
export const MODEL = 'examiner';

/** With nothing to say and no tool for it, some providers take an empty answer for a failure. */
const NOTHING_TO_SAY = 'Take your time.';

/** The examiner reads no tokens and makes none. */
const NO_TOKENS = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 };

/** OpenAI's "chat completion object". */
export function presentCompletion(id: string, createdAt: Date, request: CompletionRequest, answer: Answer) {
  const { content, toolCalls } = speak(id, request, answer);
  const calls = toolCalls.map(({ index: _, ...call }) => call);
  const message = { role: 'assistant', content, ...(calls.length > 0 ? { tool_calls: calls } : {}) };
  return {
    ...head(id, createdAt, 'chat.completion'),
    choices: [{ index: 0, message, finish_reason: finishReason(toolCalls), logprobs: null }],
    usage: NO_TOKENS,
  };
}

/** The same as server-sent events: sentence by sentence, so that the voice can begin with the first. */
export function* streamCompletion(
  id: string,
  createdAt: Date,
  request: CompletionRequest,
  answer: Answer,
): Generator<string> {
  const { content, toolCalls } = speak(id, request, answer);
  const chunk = (delta: object, reason: string | null = null) => {
    const choices = [{ index: 0, delta, finish_reason: reason, logprobs: null }];
    return `data: ${JSON.stringify({ ...head(id, createdAt, 'chat.completion.chunk'), choices })}\n\n`;
  };
  yield chunk({ role: 'assistant', content: '' });
  for (const sentence of content?.match(/\S.*?[.?!](?=\s|$)\s*|\S.*$/g) ?? [])
    yield chunk({ content: sentence });
  if (toolCalls.length > 0) yield chunk({ tool_calls: toolCalls });
  yield chunk({}, finishReason(toolCalls));
  if (request.stream_options?.include_usage) {
    const last = { ...head(id, createdAt, 'chat.completion.chunk'), choices: [], usage: NO_TOKENS };
    yield `data: ${JSON.stringify(last)}\n\n`;
  }
  yield 'data: [DONE]\n\n';
}

const head = (id: string, createdAt: Date, object: string) => ({
  id,
  object,
  created: Math.floor(createdAt.getTime() / 1000),
  model: MODEL,
});

const finishReason = (toolCalls: readonly ToolCall[]) => (toolCalls.length > 0 ? 'tool_calls' : 'stop');

/** Uses the tools that the provider offers: its own to hang up and to keep silent, the page's to open the books. */
function speak(id: string, request: CompletionRequest, answer: Answer): Spoken {
  const call = (name: string, given: Record<string, string>): ToolCall[] => [
    { index: 0, id: `call_${id}`, type: 'function', function: { name, arguments: JSON.stringify(given) } },
  ];
  if (answer.endsConversation) {
    const takes = toolArguments(request, 'end_call');
    if (!takes) return { content: answer.text, toolCalls: [] };
    const reason = 'The exam is over.';
    // Where the tool has room for last words they belong there: it says them before it hangs up.
    if (takes.includes('message'))
      return { content: null, toolCalls: call('end_call', { reason, message: answer.text }) };
    return { content: answer.text, toolCalls: call('end_call', { reason }) };
  }
  if (answer.laysOut) {
    const { exhibit, isEnlarged } = answer.laysOut;
    return { content: null, toolCalls: call(SHOW_EXHIBIT, showExhibit(exhibit, isEnlarged)) };
  }
  if (answer.opensBooks && toolArguments(request, OPEN_REFERENCES)) {
    return { content: answer.text || null, toolCalls: call(OPEN_REFERENCES, {}) };
  }
  if (answer.text) return { content: answer.text, toolCalls: [] };
  if (!toolArguments(request, 'skip_turn')) return { content: NOTHING_TO_SAY, toolCalls: [] };
  return { content: null, toolCalls: call('skip_turn', { reason: 'The pilot is thinking.' }) };
}
