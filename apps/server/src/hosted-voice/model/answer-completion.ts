import { isDeepStrictEqual } from 'node:util';
import { OPEN_REFERENCES, SHOW_EXHIBIT } from '@rightseat/contract';
import type { DomainContext } from '#domain/context.ts';
import { DomainError, notFound } from '#domain/errors.ts';
import { claimHostedExam } from '#hosted-voice/exam/claim-hosted-exam.ts';
import type { ConversationKey } from '#hosted-voice/exam/conversation-key.ts';
import { type RecordedExchange, recordHostedExam } from '#hosted-voice/exam/record-hosted-exam.ts';
import { takeTurn } from '#hosted-voice/exam/take-turn.ts';
import { traced } from '#tracing/spans.ts';
import { type CompletionRequest, toolArguments } from './completion-request.ts';
import { findOut, type Hearing } from './find-out.ts';
import { type OnTable, readTable } from './read-table.ts';
import { areBooksOut, type HostedTurn, readTurns } from './read-turns.ts';
import { type Call, createExamReplay, type Exchange } from './replay-exam.ts';
import { createWorkAllowance } from './work-allowance.ts';

export interface Answer {
  text: string;
  /** Hang up once it has been said. */
  endsConversation: boolean;
  /** Have the page open the books, and come back with what the pilot holds out. */
  opensBooks?: boolean;
  /** First lay this out in front of the pilot: what to say is asked for again after it. */
  laysOut?: OnTable;
}

/** For a conversation that was ended on our side while the provider's line is still open. */
const OVER: Answer = { text: 'This conversation has ended. Goodbye.', endsConversation: true };
/** For a call that came to life again after the pilot went on in another. */
const MOVED: Answer = { text: 'This conversation goes on elsewhere. Goodbye.', endsConversation: true };
/** Said again after the end: the closing words were said already. */
const GOODBYE = 'Goodbye.';

/** The examiner as a model that the voice provider asks. Its answers depend on what was said, not on who asked first. */
export interface HostedExaminer {
  /** Throws not_found for a conversation that is not hosted (any more), too_many_requests for more than anybody says. */
  answer(key: ConversationKey, request: Pick<CompletionRequest, 'messages' | 'tools'>): Promise<Answer>;
  /** Resolves when all that was answered is recorded, or could not be. */
  settled(): Promise<void>;
}

export function createHostedExaminer(hearing: Hearing): HostedExaminer {
  const { context: ctx, content } = hearing;
  const replay = createExamReplay(content, createWorkAllowance(ctx.clock));
  let recording: Promise<void> = Promise.resolve();

  function record(story: Parameters<typeof recordHostedExam>[1]): void {
    const { conversationId } = story;
    recording = recording
      .then(() => recordHostedExam(ctx, story))
      // The next request tells the whole story again, and so does the provider at the end.
      .catch((error) =>
        ctx.log.warn({ err: error, conversationId }, 'a hosted exam could not be recorded yet'),
      );
  }

  async function respond(
    key: ConversationKey,
    request: Pick<CompletionRequest, 'messages' | 'tools'>,
  ): Promise<Answer> {
    const { conversationId, call, endsAtMs } = key;
    const turns = readTurns(request.messages);
    const count = turns.at(-1)?.number ?? 0;
    const exam = await takeTurn(ctx, { ...key, turns: count });
    if (!exam) throw notFound('There is no such exam.');
    if (exam.connection !== call) return MOVED;
    const isOver = exam.status === 'ended' || exam.endRequestedAt !== null;
    if (isOver && count > exam.turnsRecorded) return OVER;
    if (exam.status === 'created' && count > 0) {
      const refusal = await claim(ctx, conversationId);
      if (refusal) return refusal;
    }
    const hasBooks = toolArguments(request, OPEN_REFERENCES) !== null;
    const shows = toolArguments(request, SHOW_EXHIBIT);
    const means = { hasBooks, hasTable: shows !== null, enlarges: shows?.includes('larger') ?? false };
    const initial = exam.initialState;
    const held: Call = { conversationId, call, initial, means, marks: exam };
    replay.admit(held, turns);
    const found = await findOut(hearing, { exam, turns, replay, call: held, isOver });
    const exchanges = replay.run(held, turns, found);
    const { reply, state } = exchanges.at(-1)!;
    if (turns.length > 0 && !isOver) {
      const startedAtMs = endsAtMs - exam.initialState.options.limitSeconds * 1000;
      const atMs = ctx.clock.now().getTime() - startedAtMs;
      record({ conversationId, call, exchanges: toRecord(exchanges, turns), turns: count, state, atMs });
    }
    const laysOut = { exhibit: reply.exhibit ?? '', isEnlarged: reply.isEnlarged === true };
    return {
      ...(shows && !isDeepStrictEqual(laysOut, readTable(request.messages)) && { laysOut }),
      text: reply.text || (reply.endsExam ? GOODBYE : ''),
      endsConversation: reply.endsExam,
      opensBooks: reply.opensBooks === true && !areBooksOut(request.messages),
    };
  }

  return {
    answer(key, request) {
      const attributes = () => ({ 'conversation.id': key.conversationId, 'turn.voice': 'hosted' });
      // The voice provider knows when speech ended; here a turn is from its question to our words.
      return traced(ctx.spans, 'turn', null, () => respond(key, request), attributes);
    },
    settled: () => recording,
  };
}

/** What the examiner says to a pilot who may not go on; null for one who may. */
async function claim(ctx: DomainContext, conversationId: string): Promise<Answer | null> {
  try {
    await claimHostedExam(ctx, conversationId);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return { text: error.message, endsConversation: true };
    throw error;
  }
}

/** The provider says how much of a reply was heard; it is believed only where it repeats our own words. */
function toRecord(exchanges: readonly Exchange[], turns: readonly HostedTurn[]): RecordedExchange[] {
  return exchanges.map(({ reply, verdicts }, index) => {
    const event = index === 0 ? null : turns[index - 1]!.event;
    const heard = turns[index]?.heardBefore?.replace(/(\.{3}|…)$/, '').trim();
    const interrupted =
      heard !== undefined && heard.length < reply.text.length && reply.text.startsWith(heard);
    return {
      pilot: event?.type === 'pilot-said' ? event.text : null,
      examiner: interrupted ? heard : reply.text,
      interrupted,
      verdicts,
    };
  });
}
