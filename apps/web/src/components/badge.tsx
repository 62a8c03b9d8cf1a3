import type { ReactNode } from 'react';
import { classNames } from '#lib/class-names.ts';

type Tone = 'course' | 'active' | 'caution' | 'limit' | 'plain';

const tones: Record<Tone, string> = {
  course: 'border-course bg-course-tint text-course',
  active: 'border-active bg-active-tint text-active',
  caution: 'border-caution bg-caution-tint text-caution',
  limit: 'border-limit bg-limit-tint text-limit',
  plain: 'border-edge bg-panel text-quiet',
};

export function Badge({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={classNames('inline-block rounded-sm border px-2 py-0.5 text-sm font-bold', tones[tone])}>
      {children}
    </span>
  );
}
