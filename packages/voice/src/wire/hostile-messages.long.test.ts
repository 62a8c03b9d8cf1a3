import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runConversation, silence, speech } from '#testing/index.ts';
import { atLength } from '../../../../scripts/test/at-length.ts';
import { readClientMessage } from './message-door.ts';

const RUNS = atLength(20, 120);
const MESSAGES_PER_RUN = 100;

const spoken = Buffer.from(speech('mayday mayday').buffer).toString('base64');
const typed = (type: string, rest: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ type: fc.constant(type), ...rest });

const valid = fc
  .oneof(
    fc.record({ user_audio_chunk: fc.oneof(fc.constant(spoken), fc.base64String(), fc.string()) }),
    typed('user_message', { text: fc.string() }),
    typed('user_activity', {}),
    typed('contextual_update', { text: fc.constantFrom('thinking:on', 'thinking:off', 'say-again', 'else') }),
    typed('pong', { event_id: fc.double() }),
    typed('feedback', { event_id: fc.integer(), score: fc.constantFrom('like', 'dislike', null) }),
    typed('conversation_initiation_client_data', {}),
    typed('client_tool_result', { tool_call_id: fc.string(), result: fc.anything(), is_error: fc.boolean() }),
  )
  .map((message) => JSON.stringify(message));

const broken = fc.oneof(
  fc.string(),
  fc.json(),
  valid.map((text) => text.slice(0, -3)),
  fc.record({ type: fc.string(), text: fc.anything() }).map((message) => JSON.stringify(message)),
  typed('user_message', { text: fc.jsonValue() }).map((message) => JSON.stringify(message)),
  fc.integer({ min: 1, max: 400 }).map((depth) => '['.repeat(depth)),
);

const binary = fc.uint8Array({ maxLength: 2_000 });
const message = fc.oneof({ arbitrary: valid, weight: 4 }, { arbitrary: broken, weight: 4 }, binary);
const huge = fc.constantFrom<string | Uint8Array>(
  JSON.stringify({ user_audio_chunk: 'A'.repeat(1_000_000) }),
  'x'.repeat(300_000),
  new Uint8Array(1_000_000),
);

describe('random messages', () => {
  it('never throw at the door', () => {
    fc.assert(
      fc.property(fc.oneof(message, huge), (data) => {
        expect(['accepted', 'ignored', 'closed']).toContain(readClientMessage(data).status);
      }),
      { numRuns: atLength(2_000, 10_000) },
    );
  }, 60_000);

  it(`leave a live conversation able to answer, ${RUNS * MESSAGES_PER_RUN} of them`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(message, { minLength: MESSAGES_PER_RUN, maxLength: MESSAGES_PER_RUN }),
        fc.boolean(),
        async (messages, textOnly) => {
          const test = runConversation({ limitMs: 3_600_000 });
          await test.open(textOnly);
          for (const data of messages) {
            test.raw(data);
            await test.clock.advance(20);
          }
          await test.stream(silence(20_000));
          test.say({ type: 'user_message', text: 'still there?' });
          await test.clock.advance(20_000);
          expect(test.closed).toBeNull();
          expect(test.brainEvents.findLast((event) => event.type === 'pilot-answered')).toMatchObject({
            text: expect.stringContaining('still there?'),
          });
        },
      ),
      // Shrinking a hundred messages takes minutes, and the path is printed anyway.
      { numRuns: RUNS, endOnFailure: true },
    );
  }, 120_000);

  it('of a megabyte end the conversation with 1009', async () => {
    await fc.assert(
      fc.asyncProperty(huge, async (data) => {
        const test = runConversation();
        await test.open();
        test.raw(data);
        expect(test.closed?.code).toBe(1009);
        expect(await test.conversation.ended).toMatchObject({ reason: 'error' });
        test.raw(data);
      }),
      { numRuns: 10 },
    );
  });
});
