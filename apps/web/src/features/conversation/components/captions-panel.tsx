import { useEffect, useRef } from 'react';
import { classNames } from '#lib/class-names.ts';
import { useConversationState } from '../hooks/conversation-context.ts';
import type { CaptionLine } from '../session/conversation-state.ts';

/** Takes the focus when the conversation begins: here the space bar is free to hold the turn. */
export const CAPTIONS = 'captions';

/** What both sides say, as they say it. */
export function CaptionsPanel() {
  const captions = useConversationState((state) => state.captions);
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new word is a reason to scroll
  useEffect(() => {
    const panel = end.current?.parentElement;
    panel?.scrollTo({ top: panel.scrollHeight });
  }, [captions]);
  const settled = captions.filter((line) => !line.tentative);
  const open = captions.find((line) => line.tentative);
  return (
    <section
      id={CAPTIONS}
      aria-label="Live captions"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="h-60 overflow-y-auto rounded-sm border border-line bg-sunk p-4 lg:h-96"
    >
      {captions.length === 0 && <p className="text-quiet">The examiner's and your words appear here.</p>}
      <div role="log" className="space-y-4">
        {settled.map((line) => (
          <Caption key={line.key} line={line} />
        ))}
      </div>
      {/* Half-recognised words change several times a second: shown, but not announced. */}
      {open && (
        <div className="mt-4">
          <Caption line={open} />
        </div>
      )}
      <div ref={end} />
    </section>
  );
}

function Caption({ line }: { line: CaptionLine }) {
  const examiner = line.speaker === 'examiner';
  return (
    <p
      className={classNames(
        'border-l-4 pl-3',
        examiner ? 'border-course' : 'border-edge',
        line.tentative && 'border-dashed italic text-quiet',
      )}
    >
      <span className="block text-sm font-bold not-italic text-quiet">
        {examiner ? 'Examiner' : 'You'}
        {line.typed && ' (typed)'}
        {line.interrupted && ' (you cut in)'}
      </span>
      {line.text}
      {line.interrupted && '…'}
    </p>
  );
}
