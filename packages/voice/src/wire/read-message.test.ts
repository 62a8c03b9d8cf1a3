import { describe, expect, it } from 'vitest';
import { readMessage } from './read-message.ts';

const read = (message: object) => readMessage(JSON.stringify(message));
const initiation = (wish?: object) => read({ type: 'conversation_initiation_client_data', ...wish });

describe("a message of the vendor's client", () => {
  it.each([
    ['as its page says it', { conversation: { text_only: true } }],
    ['as its Python client says it', { text_only: true }],
    ['in either place', { conversation: {}, text_only: true }],
  ])('asks for text alone, %s', (_how, conversation_config_override) => {
    expect(initiation({ conversation_config_override })).toEqual({ type: 'joined', textOnly: true });
  });

  it('asks for audio otherwise', () => {
    const override = { conversation_config_override: { conversation: { text_only: null }, text_only: null } };
    for (const message of [initiation(), initiation(override)])
      expect(message).toEqual({ type: 'joined', textOnly: false });
  });

  it.each([
    ['thinking:on', { type: 'thinking', on: true }],
    ['thinking:off', { type: 'thinking', on: false }],
    ['say-again', { type: 'repeat-requested' }],
    ['look-up', { type: 'look-up-requested' }],
    ['the weather is fine', { type: 'ignored' }],
    ['constructor', { type: 'ignored' }],
    ['__proto__', { type: 'ignored' }],
  ])('carries our controls as context: %s', (text, event) => {
    expect(read({ type: 'contextual_update', text })).toEqual(event);
  });

  it('brings audio as samples, and says when it is none', () => {
    const samples = Int16Array.from([1, -2, 300]);
    const chunk = Buffer.from(samples.buffer).toString('base64');
    expect(read({ user_audio_chunk: chunk })).toEqual({ type: 'audio', pcm: samples });
    expect(read({ user_audio_chunk: '*' })).toEqual({ type: 'unreadable', warning: 'invalid-audio' });
  });

  it.each([[{ reference: '91.213' }], ['text'], [null], [[1]]])(
    'brings %j back from a tool as it is',
    (result) => {
      expect(read({ type: 'client_tool_result', tool_call_id: 'a', result, is_error: false })).toEqual({
        type: 'tool-result',
        callId: 'a',
        result,
        failed: false,
      });
    },
  );

  it('that is too large must end the connection', () => {
    expect(readMessage('x'.repeat(300_000))).toMatchObject({ type: 'intolerable', closing: { code: 1009 } });
  });
});
