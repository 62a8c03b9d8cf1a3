import type { ReactNode } from 'react';
import { Badge } from '#components/badge.tsx';
import { Card, CardTitle } from '#components/card.tsx';

type HealthPartProps = { title: string; good: boolean; children: ReactNode; action?: ReactNode };

/** One part of the running product: its facts, and a mark when somebody should look. */
export function HealthPart({ title, good, children, action }: HealthPartProps) {
  return (
    <Card className="p-5!">
      <div className="mb-3 flex items-start justify-between gap-3">
        <CardTitle>{title}</CardTitle>
        {!good && <Badge tone="caution">Look here</Badge>}
      </div>
      <dl className="space-y-1">{children}</dl>
      {action && <div className="mt-4">{action}</div>}
    </Card>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      <dt className="text-quiet">{name}</dt>
      <dd className="ml-auto text-right font-bold">{children}</dd>
    </div>
  );
}

/** A list of terms may hold nothing else, so it is one more value. */
export function Note({ children }: { children: ReactNode }) {
  return (
    <div>
      <dt className="sr-only">Note</dt>
      <dd className="mt-1 text-sm text-quiet">{children}</dd>
    </div>
  );
}
