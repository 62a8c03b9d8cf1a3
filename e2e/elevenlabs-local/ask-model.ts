import { wantedAgents } from '../../scripts/elevenlabs-sync/wanted-agents.mjs';

interface ToolCall {
  id: string;
  name: string;
  arguments: Record<string, string>;
}

/** What a custom model answered, in the pieces that its stream brought. */
export interface ModelAnswer {
  text: string;
  tools: ToolCall[];
}

/** The page's tools, as `npm run elevenlabs:sync` gives them to the agents. */
const { tools: clientTools } = wantedAgents({ PUBLIC_URL: '', APP_NAME: '' });

export const isClientTool = (name: string): boolean => clientTools.some((tool) => tool.name === name);

/** As the vendor documents it: OpenAI's chat completions, streamed, with what the browser passed on in an extra body. */
export async function askModel(
  url: string,
  messages: readonly object[],
  extraBody: unknown,
): Promise<ModelAnswer> {
  const response = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({
      model: 'examiner',
      messages,
      stream: true,
      temperature: 0,
      tools: [
        tool('end_call', ['reason', 'message']),
        tool('skip_turn', ['reason']),
        ...clientTools.map(({ name, parameters }) => tool(name, Object.keys(parameters?.properties ?? {}))),
      ],
      elevenlabs_extra_body: extraBody,
    }),
  });
  if (!response.ok) throw new Error(`custom_llm error: ${response.status} ${await response.text()}`);
  return readStream(await response.text());
}

function tool(name: string, takes: string[]) {
  const properties = Object.fromEntries(takes.map((one) => [one, { type: 'string' }]));
  return { type: 'function', function: { name, parameters: { type: 'object', properties } } };
}

interface Chunk {
  choices: {
    delta: { content?: string; tool_calls?: { id: string; function: { name: string; arguments: string } }[] };
  }[];
}

function readStream(stream: string): ModelAnswer {
  const answer: ModelAnswer = { text: '', tools: [] };
  const events = stream.split('\n\n').filter(Boolean);
  if (events.pop() !== 'data: [DONE]') throw new Error('custom_llm error: the stream did not end');
  for (const event of events) {
    const { delta } = (JSON.parse(event.slice('data: '.length)) as Chunk).choices[0]!;
    answer.text += delta.content ?? '';
    for (const { id, function: call } of delta.tool_calls ?? []) {
      answer.tools.push({ id, name: call.name, arguments: JSON.parse(call.arguments) });
    }
  }
  return answer;
}
