import type { AdminHealthOutput } from '@rightseat/contract';
import { formatDateTime } from '#lib/format-date.ts';
import { Fact, HealthPart, Note } from './health-part.tsx';
import { LanguageModelPart } from './language-model-part.tsx';
import { SpeakerPart } from './speaker-part.tsx';
import { UsageParts } from './usage-parts.tsx';

/** Every part of the running product that can fall behind, and by how much. */
export function HealthCards({ health }: { health: AdminHealthOutput }) {
  const { voice, speaker, languageModel, feedback, usage, mail, webhooks, reconciliation } = health;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <HealthPart title="Live conversations" good>
        <Fact name="On every node">{health.liveConversations}</Fact>
      </HealthPart>
      <HealthPart title="Voice latency" good>
        <Fact name="Turns measured">{voice.turns}</Fact>
        <Fact name="Half answered within">{inMilliseconds(voice.p50Ms)}</Fact>
        <Fact name="95% answered within">{inMilliseconds(voice.p95Ms)}</Fact>
        <Note>
          From the end of the pilot’s speech to the examiner’s first sound, on the node that answered this
          page.
        </Note>
      </HealthPart>
      <SpeakerPart speaker={speaker} />
      <LanguageModelPart use={languageModel} />
      <HealthPart title="What pilots say of replies" good>
        <Fact name="Liked">{feedback.likes}</Fact>
        <Fact name="Disliked">{feedback.dislikes}</Fact>
        <Note>Once for each reply; with another company’s voice when its call is over.</Note>
      </HealthPart>
      <UsageParts usage={usage} />
      <HealthPart title="Mail queue" good={mail.failed === 0}>
        <Fact name="Waiting">{mail.queued}</Fact>
        <Fact name="Oldest waiting since">{when(mail.oldestQueuedAt)}</Fact>
        <Fact name="Given up">{mail.failed}</Fact>
      </HealthPart>
      <HealthPart title="Payment webhooks" good={webhooks.open === 0}>
        <Fact name="Not processed yet">{webhooks.open}</Fact>
        <Fact name="Oldest received">{when(webhooks.oldestOpenAt)}</Fact>
      </HealthPart>
      <HealthPart title="Reconciliation with the provider" good={(reconciliation?.failed ?? 0) === 0}>
        {reconciliation ? (
          <>
            <Fact name="Last run">{formatDateTime(reconciliation.at)}</Fact>
            <Fact name="Paid checkouts">{reconciliation.paid}</Fact>
            <Fact name="Purchases that were missing here">{reconciliation.granted}</Fact>
            <Fact name="Refunds and disputes missed here">{reconciliation.reversed}</Fact>
            <Fact name="Could not be put right">{reconciliation.failed}</Fact>
          </>
        ) : (
          <Note>Has not run on this node since its start.</Note>
        )}
      </HealthPart>
    </div>
  );
}

const inMilliseconds = (value: number | null) =>
  value === null ? 'not measured' : `${Math.round(value)} ms`;
const when = (iso: string | null) => (iso === null ? 'none' : formatDateTime(iso));
