import type { WebSocket } from 'ws';
import { askModel } from './ask-model.ts';

/** A call as the vendor's API tells of it afterwards. */
export interface LocalCall {
  id: string;
  startedAt: number;
  status: 'initiated' | 'in-progress' | 'done';
  transcript: { role: 'agent' | 'user'; message: string }[];
  initiation: Initiation | null;
}

interface Initiation {
  type: string;
  dynamic_variables?: Record<string, string>;
  custom_llm_extra_body?: Record<string, string>;
}

/** The agent's first message is this variable, as `npm run elevenlabs:sync` sets it. */
const OPENING = 'examiner_opening';

/** One typed call over the vendor's protocol: metadata first, the first message, then the model's word to each message. */
export function holdCall(socket: WebSocket, call: LocalCall, modelUrl: string): void {
  let eventId = 0;
  let answering = Promise.resolve();
  const messages: object[] = [{ role: 'system', content: 'You are an examiner.' }];
  const send = (type: string, fields: object) => socket.send(JSON.stringify({ type, ...fields }));

  function say(text: string): void {
    call.transcript.push({ role: 'agent', message: text });
    messages.push({ role: 'assistant', content: text });
    send('agent_response', { agent_response_event: { agent_response: text, event_id: ++eventId } });
  }

  async function answer(text: string): Promise<void> {
    call.transcript.push({ role: 'user', message: text });
    messages.push({ role: 'user', content: text });
    // The guess before the end of a turn, thrown away: the vendor's speculative turn.
    await askModel(
      modelUrl,
      [...messages.slice(0, -1), { role: 'user', content: text.slice(0, 12) }],
      extraBody(),
    );
    const reply = await askModel(modelUrl, messages, extraBody());
    if (reply.text) say(reply.text);
    for (const tool of reply.tools) {
      if (tool.arguments.message) say(tool.arguments.message);
      const tool_response = { tool_name: tool.name, tool_call_id: `tool_${eventId}`, tool_type: 'system' };
      send('agent_tool_response', { agent_tool_response: { ...tool_response, is_error: false } });
      if (tool.name === 'end_call') socket.close(1000, 'Agent ended the call');
    }
  }

  const extraBody = () => call.initiation?.custom_llm_extra_body ?? {};

  socket.on('message', (data) => {
    const message = JSON.parse(data.toString()) as Initiation & { text?: string };
    if (message.type === 'conversation_initiation_client_data' && !call.initiation) {
      call.initiation = message;
      call.status = 'in-progress';
      send('conversation_initiation_metadata', {
        conversation_initiation_metadata_event: {
          conversation_id: call.id,
          agent_output_audio_format: 'pcm_16000',
          user_input_audio_format: 'pcm_16000',
        },
      });
      const opening = message.dynamic_variables?.[OPENING];
      // The vendor refuses a call whose first message lacks its variable.
      if (opening === undefined) return socket.close(1008, `Missing required dynamic variables: ${OPENING}`);
      say(opening);
    } else if (message.type === 'user_message' && message.text) {
      const { text } = message;
      answering = answering
        .then(() => answer(text))
        .catch((error) => socket.close(1011, String(error.message).slice(0, 120)));
    }
  });
  socket.on('close', () => {
    call.status = 'done';
  });
}
