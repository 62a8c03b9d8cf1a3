import { classNames } from '#lib/class-names.ts';
import { useConversationState } from '../hooks/conversation-context.ts';
import { useCaptionChoice } from '../hooks/use-caption-choice.ts';
import type { CaptionLine } from '../session/conversation-state.ts';
import { ReplyFeedback } from './reply-feedback.tsx';

/** Takes the focus when the conversation begins: here the space bar is free to hold the turn. */
export const CAPTIONS = 'captions';

/**
 * What both sides say, as they say it. A reversed column keeps its end in sight while words come and when the window
 * changes, and stays where it is while a pilot reads further up. A screen reader says them only where that is wanted:
 * otherwise it would speak over the examiner, and into the microphone.
 */
export function CaptionsPanel() {
  const captions = useConversationState((state) => state.captions);
  const choice = useCaptionChoice();
  const settled = captions.filter((line) => !line.tentative);
  const open = captions.find((line) => line.tentative);
  return (
    <section
      id={CAPTIONS}
      aria-label="Live captions"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="flex min-h-0 grow flex-col-reverse overflow-y-auto rounded-sm border border-line bg-sunk p-3 sm:p-4"
    >
      {choice === 'hidden' && <p className="mb-auto text-quiet">Captions are off. They are under More.</p>}
      <div className={classNames('mb-auto', choice === 'hidden' && 'hidden')}>
        {captions.length === 0 && <p className="text-quiet">The examiner's and your words appear here.</p>}
        <div role="log" aria-live={choice === 'aloud' ? 'polite' : 'off'} className="space-y-4">
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
      </div>
    </section>
  );
}

function Caption({ line }: { line: CaptionLine }) {
  const examiner = line.speaker === 'examiner';
  return (
    <div
      className={classNames(
        'relative border-l-4 pl-3',
        examiner ? 'border-course' : 'border-edge',
        line.tentative && 'border-dashed italic text-quiet',
      )}
    >
      <p>
        <span
          className={classNames(
            'block text-sm font-bold not-italic text-quiet',
            examiner && 'pr-20 leading-7',
          )}
        >
          {examiner ? 'Examiner' : 'You'}
          {line.typed && ' (typed)'}
          {line.interrupted && ' (you cut in)'}
        </span>
        {line.text}
        {line.interrupted && '…'}
      </p>
      {examiner && <ReplyFeedback line={line} />}
    </div>
  );
}
