import { storableText } from '@rightseat/contract';
import { z } from 'zod';

/** Half an hour of short answers is some sixty exchanges; with tool calls and fillers a few hundred messages. */
const MOST_MESSAGES = 1_000;

const TextPart = z.object({ type: z.string(), text: z.string().optional() });

const ToolCall = z.object({
  id: z.string(),
  function: z.object({ name: z.string(), arguments: z.string().nullish().catch(null) }),
});

const Message = z.object({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool', 'function']),
  content: z.union([z.string(), z.array(TextPart)]).nullish(),
  /** Of an assistant: what it called. Of another shape it is no call of ours. */
  tool_calls: z.array(ToolCall).nullish().catch(null),
  /** Of a tool: which call it answers. */
  tool_call_id: z.string().nullish().catch(null),
});
export type Message = z.infer<typeof Message>;

const Tool = z.object({
  type: z.literal('function'),
  function: z.object({
    name: z.string(),
    parameters: z.object({ properties: z.record(z.string(), z.unknown()).nullish() }).nullish(),
  }),
});

/**
 * OpenAI's "create chat completion", as far as an examiner cares: whatever asks for another temper, another model
 * or another prompt is accepted and not obeyed.
 */
export const CompletionRequest = z.object({
  messages: z.array(Message).min(1).max(MOST_MESSAGES),
  model: z.string().max(200).nullish(),
  stream: z.boolean().nullish(),
  stream_options: z.object({ include_usage: z.boolean().nullish() }).nullish().catch(null),
  tools: z.array(z.union([Tool, z.looseObject({})])).nullish(),
});
export type CompletionRequest = z.infer<typeof CompletionRequest>;

export function textOf({ content }: Message): string {
  if (typeof content === 'string') return storableText(content);
  return storableText((content ?? []).map((part) => part.text ?? '').join(' ')).trim();
}

/** Names of the arguments that an offered tool takes; null when it is not offered. */
export function toolArguments(request: Pick<CompletionRequest, 'tools'>, name: string): string[] | null {
  const tool = request.tools?.find((one) => Tool.safeParse(one).data?.function.name === name);
  if (!tool) return null;
  return Object.keys(Tool.parse(tool).function.parameters?.properties ?? {});
}
