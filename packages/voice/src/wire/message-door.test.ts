import { describe, expect, it } from 'vitest';
import { readClientMessage } from './message-door.ts';

describe('the message door', () => {
  it.each([
    ['{"user_audio_chunk":"AAAA"}'],
    ['{"type":"pong","event_id":1}'],
    ['{"type":"user_message","text":"hello"}'],
    ['{"type":"user_message"}'],
    ['{"type":"user_activity"}'],
    ['{"type":"contextual_update","text":"thinking:on"}'],
    ['{"type":"feedback","event_id":3,"score":"like"}'],
    ['{"type":"feedback","event_id":3,"score":null}'],
    ['{"type":"client_tool_result","tool_call_id":"1","result":"x","is_error":false}'],
    ['{"type":"mcp_tool_approval_result","tool_call_id":"1","is_approved":true}'],
    ['{"type":"conversation_initiation_client_data"}'],
    [
      '{"type":"conversation_initiation_client_data","conversation_config_override":{"agent":{"prompt":{}},"tts":{},' +
        '"conversation":{"text_only":true}},"dynamic_variables":{"a":1},"source_info":{"source":"js_sdk"}}',
    ],
  ])('accepts %s', (message) => {
    expect(readClientMessage(message).status).toBe('accepted');
  });

  it.each([
    ['{', 'malformed-json'],
    ['', 'malformed-json'],
    ['null', 'unknown-type'],
    ['[]', 'unknown-type'],
    ['"text"', 'unknown-type'],
    ['{"type":"new_vendor_event"}', 'unknown-type'],
    ['{"type":"__proto__"}', 'unknown-type'],
    ['{"type":"pong"}', 'invalid-shape'],
    ['{"type":"user_message","text":7}', 'invalid-shape'],
    ['{"user_audio_chunk":12}', 'invalid-shape'],
  ])('ignores %s as %s', (message, warning) => {
    expect(readClientMessage(message)).toEqual({ status: 'ignored', warning });
  });

  it('ignores binary frames', () => {
    expect(readClientMessage(new Uint8Array(320))).toEqual({ status: 'ignored', warning: 'binary-frame' });
  });

  it('closes on more than 256 kB, text or binary', () => {
    const megabyte = JSON.stringify({ user_audio_chunk: 'A'.repeat(1_000_000) });
    expect(readClientMessage(megabyte)).toMatchObject({ status: 'closed', closing: { code: 1009 } });
    expect(readClientMessage(new Uint8Array(300_000))).toMatchObject({ closing: { code: 1009 } });
  });
});
