import { WebSocket } from 'ws';

type Line = { type: string; [key: string]: unknown };

/** A typed coach conversation over a real socket, as a page without a microphone holds it. */
export function openCoachLine(signedUrl: string) {
  const socket = new WebSocket(signedUrl, 'convai');
  const events: Line[] = [];
  socket.on('message', (data) => events.push(JSON.parse(data.toString())));
  socket.on('open', () =>
    socket.send(
      JSON.stringify({
        type: 'conversation_initiation_client_data',
        conversation_config_override: { conversation: { text_only: true } },
      }),
    ),
  );
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)));
  socket.on('error', () => {});
  const replies = () =>
    events.flatMap((event) =>
      event.type === 'agent_response'
        ? [(event.agent_response_event as { agent_response: string }).agent_response]
        : [],
    );
  return {
    socket,
    closed,
    replies,
    reply: (count: number) => until(async () => replies()[count - 1]),
    async say(text: string): Promise<string> {
      const before = replies().length;
      socket.send(JSON.stringify({ type: 'user_message', text }));
      return until(async () => replies()[before]);
    },
  };
}

/** Asks until there is an answer. Throws after 10 s. */
export async function until<Answer>(look: () => Promise<Answer | undefined | null | false>): Promise<Answer> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const found = await look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('It did not happen within 10 s');
}
