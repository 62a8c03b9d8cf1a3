import { askModel, isClientTool, type ModelAnswer } from './ask-model.ts';
import type { CallLine } from './call-line.ts';
import type { LocalCall } from './local-call.ts';
import { createPageTools } from './page-tools.ts';

/** The agent's first message is this variable, as `npm run elevenlabs:sync` sets it. */
const OPENING = 'examiner_opening';

interface Agent {
  modelUrl: string;
  /** The vendor ends a call after this long. */
  maxSeconds: number;
}

/** One typed call over the vendor's protocol: metadata first, the first message, then the model's word to each message. */
export function holdCall(line: CallLine, call: LocalCall, { modelUrl, maxSeconds }: Agent): void {
  let eventId = 0;
  let answering = Promise.resolve();
  let extraBody: object = {};
  const messages: object[] = [{ role: 'system', content: 'You are an examiner.' }];
  const page = createPageTools(line);
  const ask = (told: readonly object[]) => askModel(modelUrl, told, extraBody);

  function say(text: string): void {
    call.transcript.push({ role: 'agent', message: text });
    line.send({
      type: 'agent_response',
      agent_response_event: { agent_response: text, event_id: ++eventId },
    });
  }

  async function hear(text: string): Promise<void> {
    call.transcript.push({ role: 'user', message: text });
    messages.push({ role: 'user', content: text });
    // The guess before the end of a turn, thrown away: the vendor's speculative turn.
    await ask([...messages.slice(0, -1), { role: 'user', content: text.slice(0, 12) }]);
    await act(await ask(messages));
  }

  /** A tool of the page holds the turn; with its result the model is asked again. */
  async function act({ text, tools }: ModelAnswer): Promise<void> {
    if (text) say(text);
    const onPage = tools.filter(({ name }) => isClientTool(name));
    const tool_calls = onPage.map(({ id, name, arguments: given }) => ({
      id,
      type: 'function',
      function: { name, arguments: JSON.stringify(given) },
    }));
    if (text || onPage.length > 0) {
      messages.push({
        role: 'assistant',
        content: text || null,
        ...(onPage.length > 0 ? { tool_calls } : {}),
      });
    }
    for (const { id, name, arguments: parameters } of onPage) {
      const content = await page.run({ tool_name: name, tool_call_id: id, parameters, event_id: eventId });
      messages.push({ role: 'tool', tool_call_id: id, content });
    }
    for (const tool of tools.filter((one) => !onPage.includes(one))) useSystemTool(tool);
    if (onPage.length > 0) await act(await ask(messages));
  }

  function useSystemTool({ id, name, arguments: given }: ModelAnswer['tools'][number]): void {
    if (given.message) {
      say(given.message);
      messages.push({ role: 'assistant', content: given.message });
    }
    const used = { tool_name: name, tool_call_id: id, tool_type: 'system', event_id: eventId };
    line.send({
      type: 'agent_tool_response',
      agent_tool_response: { ...used, is_error: false, is_called: true },
    });
    if (name === 'end_call') line.close(1000, 'Agent ended the call');
  }

  line.onMessage((message) => {
    if (message.type === 'conversation_initiation_client_data' && !call.initiation) {
      call.initiation = message;
      call.status = 'in-progress';
      extraBody = message.custom_llm_extra_body ?? {};
      line.send({
        type: 'conversation_initiation_metadata',
        conversation_initiation_metadata_event: {
          conversation_id: call.id,
          agent_output_audio_format: 'pcm_16000',
          user_input_audio_format: 'pcm_16000',
        },
      });
      const opening = message.dynamic_variables?.[OPENING];
      // The vendor refuses a call whose first message lacks its variable.
      if (typeof opening !== 'string')
        return line.close(1008, `Missing required dynamic variables: ${OPENING}`);
      say(opening);
      messages.push({ role: 'assistant', content: opening });
    } else if (message.type === 'client_tool_result') {
      page.answered(message.tool_call_id, String(message.result));
    } else if (message.type === 'user_message' && message.text) {
      const { text } = message;
      answering = answering.then(() => hear(text)).catch((error) => line.close(1011, String(error.message)));
    }
  });
  const limit = setTimeout(() => {
    const error_event = { code: 1000, error_type: 'max_duration_exceeded', message: 'Max duration' } as const;
    line.send({ type: 'error', error_event });
    line.close(1000, 'Max duration exceeded');
  }, maxSeconds * 1000);
  line.onClose(() => {
    clearTimeout(limit);
    call.status = 'done';
  });
}
