import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';

type Tone = 'limit' | 'caution' | 'active';

const tones: Record<Tone, string> = {
  limit: 'border-limit bg-limit-tint text-limit',
  caution: 'border-caution bg-caution-tint text-caution',
  active: 'border-active bg-active-tint text-active',
};

/** The boxed message of a form or page. Errors are announced at once, good news politely. */
export function Alert({ tone = 'limit', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <div
      role={tone === 'active' ? 'status' : 'alert'}
      className={classNames('wrap-anywhere rounded-sm border-l-4 px-4 py-3', tones[tone])}
    >
      {children}
    </div>
  );
}
