import { openConversation } from '#domain/conversation/open-conversation.ts';
import { providerUnavailable } from '#domain/errors.ts';
import type { Line } from '#realtime/line.ts';
import { lookAtLiveCallOf } from './calls/look-at-call.ts';
import { endHostedExam } from './exam/end-hosted-exam.ts';
import { openHostedExam } from './exam/open-hosted-exam.ts';
import { pauseHostedExam } from './exam/pause-hosted-exam.ts';
import { resumeHostedExam } from './exam/resume-hosted-exam.ts';
import type { HostedVoice } from './hosted-voice.ts';

/** How conversations are marked whose voice is another company's. */
export const HOSTED_ENGINE = 'elevenlabs';

/** Another company speaks and listens, and asks us what to say. */
export function createHostedLine(hosted: HostedVoice): Line {
  const { context, content, examiner } = hosted;

  function requireProvider() {
    if (!hosted.provider) throw providerUnavailable('The voice service is not available.');
    return hosted.provider;
  }

  return {
    async open({ kind, choice, userId, caller: { address }, transport = 'websocket' }) {
      const provider = requireProvider();
      if (userId) await lookAtLiveCallOf(hosted, userId);
      const asked = { kind, choice, userId, address };
      const { conversationId, limitSeconds } = await openConversation(context, content, asked);
      const planned = { conversationId, kind, transport, userId, address };
      const connection = await openHostedExam(context, content, provider, planned);
      return { conversationId, limitSeconds, connection };
    },
    async resume({ conversationId, userId, transport = 'websocket' }) {
      const provider = requireProvider();
      await examiner.settled();
      const asked = { conversationId, userId, transport };
      return { conversationId, ...(await resumeHostedExam(context, content, provider, asked)) };
    },
    async pause(asked) {
      await examiner.settled();
      await pauseHostedExam(context, asked);
    },
    async end(conversationId) {
      await examiner.settled();
      await endHostedExam(hosted, { conversationId, providerSeconds: null, failed: false });
    },
  };
}
