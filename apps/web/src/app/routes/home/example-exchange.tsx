import type { ReactNode } from 'react';
import { Badge } from '#components/badge.tsx';

/** What an exchange looks like, fact for fact after 14 CFR 91.151. */
export function ExampleExchange() {
  return (
    <figure className="rounded-md border border-line bg-panel p-5 sm:p-7">
      <figcaption className="mb-5 border-b border-line pb-3 text-sm text-quiet">
        An example exchange
      </figcaption>
      <div className="space-y-4">
        <Said by="Examiner">Your cross-country will end after dark. How much fuel do you need?</Said>
        <Said by="You">Enough to get there, um, plus thirty minutes.</Said>
        <Said by="Examiner">Did you say thirty minutes, at night?</Said>
        <Said by="You">Yes. Thirty.</Said>
      </div>
      <div className="mt-6 border-t border-line pt-5">
        <p className="flex flex-wrap items-center gap-3">
          <Badge tone="limit">U · Unsatisfactory</Badge>
          <span className="text-sm text-quiet">PA.I.D.K3c, fuel requirements</span>
        </p>
        <p className="mt-3">
          Thirty minutes is the reserve by day. At night it is forty-five, at normal cruising speed.
        </p>
        <p className="mt-1 text-quiet">Read: 14 CFR 91.151</p>
      </div>
    </figure>
  );
}

function Said({ by, children }: { by: 'Examiner' | 'You'; children: ReactNode }) {
  return (
    <p className={`border-l-4 pl-3 ${by === 'Examiner' ? 'border-course' : 'border-edge'}`}>
      <span className="block text-sm font-bold text-quiet">{by}</span>
      {children}
    </p>
  );
}
