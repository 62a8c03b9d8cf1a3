import type { Brain, BrainEvent, Reply, TimeLeft } from '#io.ts';

/** Said when the examiner itself fails. The exam goes on; the question stands. */
const LOST_THREAD = "I'm sorry, I lost my thread there. Please say that again.";

export interface Responder {
  /** Never rejects. Events reach the brain one at a time, in order. */
  respond(event: BrainEvent): Promise<Reply>;
  /** Words of the next expected answer, from the latest reply. */
  bias(): readonly string[];
}

export function createResponder(
  brain: Brain,
  timeLeft: () => TimeLeft,
  onFault: (error: unknown) => void,
): Responder {
  let last: Promise<unknown> = Promise.resolve();
  let bias: readonly string[] = [];
  return {
    bias: () => bias,
    respond(event) {
      const reply = last.then(async () => {
        try {
          const answer = await brain.respond(event, timeLeft());
          bias = answer.bias;
          return answer;
        } catch (error) {
          onFault(error);
          return { text: LOST_THREAD, bias, endsConversation: false };
        }
      });
      last = reply;
      return reply;
    },
  };
}
