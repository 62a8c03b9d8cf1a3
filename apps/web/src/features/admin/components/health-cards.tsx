import type { AdminHealthOutput } from '@rightseat/contract';
import type { ReactNode } from 'react';
import { Badge } from '#components/badge.tsx';
import { Card, CardTitle } from '#components/card.tsx';
import { formatDateTime } from '#lib/format-date.ts';

/** Every part of the running product that can fall behind, and by how much. */
export function HealthCards({ health }: { health: AdminHealthOutput }) {
  const { voice, mail, webhooks, reconciliation } = health;
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Part title="Live conversations" good>
        <Fact name="On every node">{health.liveConversations}</Fact>
      </Part>
      <Part title="Voice latency" good>
        <Fact name="Turns measured">{voice.turns}</Fact>
        <Fact name="Half answered within">{inMilliseconds(voice.p50Ms)}</Fact>
        <Fact name="95% answered within">{inMilliseconds(voice.p95Ms)}</Fact>
        <Note>
          From the end of the pilot’s speech to the examiner’s first sound, on the node that answered this
          page.
        </Note>
      </Part>
      <Part title="Mail queue" good={mail.failed === 0}>
        <Fact name="Waiting">{mail.queued}</Fact>
        <Fact name="Oldest waiting since">{when(mail.oldestQueuedAt)}</Fact>
        <Fact name="Given up">{mail.failed}</Fact>
      </Part>
      <Part title="Payment webhooks" good={webhooks.open === 0}>
        <Fact name="Not processed yet">{webhooks.open}</Fact>
        <Fact name="Oldest received">{when(webhooks.oldestOpenAt)}</Fact>
      </Part>
      <Part title="Reconciliation with the provider" good={(reconciliation?.failed ?? 0) === 0}>
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
      </Part>
    </div>
  );
}

function Part({ title, good, children }: { title: string; good: boolean; children: ReactNode }) {
  return (
    <Card className="p-5!">
      <div className="mb-3 flex items-start justify-between gap-3">
        <CardTitle>{title}</CardTitle>
        {!good && <Badge tone="caution">Look here</Badge>}
      </div>
      <dl className="space-y-1">{children}</dl>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6">
      <dt className="text-quiet">{name}</dt>
      <dd className="text-right font-bold">{children}</dd>
    </div>
  );
}

/** A list of terms may hold nothing else, so it is one more value. */
function Note({ children }: { children: ReactNode }) {
  return (
    <div>
      <dt className="sr-only">Note</dt>
      <dd className="mt-1 text-sm text-quiet">{children}</dd>
    </div>
  );
}

const inMilliseconds = (value: number | null) =>
  value === null ? 'not measured' : `${Math.round(value)} ms`;
const when = (iso: string | null) => (iso === null ? 'none' : formatDateTime(iso));
