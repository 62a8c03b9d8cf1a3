import { loadContent } from '@rightseat/examiner';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { conversations } from '#db/schema/index.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { createConversation } from './create-conversation.ts';

const demo = {
  kind: 'demo',
  choice: { rating: 'private', manner: 'coach' },
  userId: null,
  limitSeconds: 300,
} as const;

/** The planned exams of two conversations that were opened alike, and their ids. */
async function openTwo(variables: Record<string, string>) {
  const server = await buildTestApp(variables);
  const ctx = server.app.domainContext;
  const open = async () => {
    const { conversationId } = await createConversation(ctx, loadContent(), demo);
    const [row] = await ctx.db.select().from(conversations).where(eq(conversations.id, conversationId));
    return { conversationId, exam: row!.examState };
  };
  const opened = [await open(), await open()] as const;
  await server.close();
  return opened;
}

test('with a seed in the environment every exam is planned alike', async () => {
  const [one, other] = await openTwo({ EXAM_SEED: 'one' });
  expect(one.conversationId).not.toBe(other.conversationId);
  expect(one.exam).toEqual(other.exam);
});

test('without one each conversation draws its own questions', async () => {
  for (const { conversationId, exam } of await openTwo({ EXAM_SEED: '' })) {
    expect(exam).toMatchObject({ options: { seed: conversationId } });
  }
});
