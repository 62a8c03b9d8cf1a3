import type { IncomingSocketEvent } from '@elevenlabs/client';
import type { CallLine } from './call-line.ts';

type ToolCall = Extract<IncomingSocketEvent, { type: 'client_tool_call' }>['client_tool_call'];

/** The tools of the page, which take as long as they take: the agent waits for their result. */
export function createPageTools(line: CallLine) {
  const waiting = new Map<string, (result: string) => void>();
  return {
    run: (client_tool_call: ToolCall): Promise<string> =>
      new Promise((resolve) => {
        waiting.set(client_tool_call.tool_call_id, resolve);
        line.send({ type: 'client_tool_call', client_tool_call });
      }),
    /** An answer to no call, or to one that has been answered, is nothing. */
    answered(id: string, result: string): void {
      waiting.get(id)?.(result);
      waiting.delete(id);
    },
  };
}
