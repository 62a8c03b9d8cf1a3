import { describe, expect, it } from 'vitest';
import { describeRoomEnd, readFarewell } from './describe-room-end.ts';

const farewell = (tool_name: string, tool_call_id: string) =>
  readFarewell({ agent_tool_response: { tool_name, tool_call_id } });

const END_CALL = { reason: 'agent', context: { type: 'end_call' } } as const;
/** What the client says of an examiner who has left the room, and of a room that was closed. */
const LEFT = { reason: 'agent', context: { type: 'close', reason: 'agent disconnected' } } as const;

describe('describeRoomEnd', () => {
  it('knows the examiner who ended the exam, and the limit, by what was said before', () => {
    expect(describeRoomEnd(END_CALL, farewell('end_call', 'the examiner ended the exam')).cause).toBe(
      'examiner',
    );
    expect(describeRoomEnd(END_CALL, farewell('end_call', 'time limit reached')).cause).toBe('limit');
  });

  it('takes an examiner who left without a word for a lost line', () => {
    expect(describeRoomEnd(LEFT, null).cause).toBe('error');
  });

  it('tells a server that restarts from a session that moved elsewhere', () => {
    expect(describeRoomEnd(LEFT, farewell('line_closed', 'server restarting')).cause).toBe('error');
    expect(describeRoomEnd(LEFT, farewell('line_closed', 'resumed on another connection')).cause).toBe(
      'moved',
    );
  });

  it('leaves a pilot who hung up alone', () => {
    expect(describeRoomEnd({ reason: 'user' }, null).cause).toBe('pilot');
  });

  it('reads no farewell into another tool', () => {
    expect(farewell('skip_turn', 'whatever')).toBeNull();
    expect(readFarewell({})).toBeNull();
  });
});
