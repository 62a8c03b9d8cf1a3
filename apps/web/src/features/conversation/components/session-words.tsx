import type { ReactNode } from 'react';
import { useConversationState } from '../hooks/conversation-context.ts';
import { AnswerBox } from './answer-box.tsx';
import { CaptionsPanel } from './captions-panel.tsx';
import { ReferenceDrawer } from './reference-drawer.tsx';

/** What is said during a conversation; what only one kind of it tells comes first. */
export function SessionWords({ children }: { children?: ReactNode }) {
  const live = useConversationState((state) => state.phase.name === 'live');
  const textOnly = useConversationState((state) => state.textOnly);
  return (
    <div className="space-y-4">
      {children}
      <CaptionsPanel />
      <ReferenceDrawer />
      {live && <AnswerBox />}
      {live && !textOnly && (
        <p className="hidden text-sm text-quiet pointer-fine:block">
          Need a moment? Hold the space bar, or press it once to start and once to stop. The examiner waits.
        </p>
      )}
    </div>
  );
}
