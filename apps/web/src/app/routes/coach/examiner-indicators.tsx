import { useConversationState } from '#features/conversation/hooks/conversation-context.ts';
import { classNames } from '#lib/class-names.ts';

/** The two lamps of the session: what the examiner does, and whether it is the pilot's turn. */
export function ExaminerIndicators() {
  const live = useConversationState((state) => state.phase.name === 'live');
  const examiner = useConversationState((state) => state.examiner);
  const reconnecting = useConversationState((state) => state.phase.name === 'reconnecting');
  const reading = useConversationState((state) => state.books !== null);
  const waiting = reconnecting || reading ? 'The examiner waits for you' : 'The examiner is on the way';
  const doing = examiner === 'closed' ? 'The exam is over' : `The examiner is ${examiner}`;
  const yourTurn = live && !reading && examiner === 'listening';
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Lamp tone={live && examiner === 'speaking' ? 'course' : yourTurn ? 'active' : 'quiet'}>
        {live && !reading ? doing : waiting}
      </Lamp>
      <Lamp tone={yourTurn ? 'active' : 'quiet'}>{yourTurn ? 'You can speak' : 'Waiting...'}</Lamp>
    </div>
  );
}

const tones = {
  course: 'border-course text-course',
  active: 'border-active text-active',
  quiet: 'border-edge text-quiet',
};

function Lamp({ tone, children }: { tone: keyof typeof tones; children: string }) {
  return (
    <p className={classNames('rounded-sm border-l-4 bg-sunk px-3 py-2 text-sm font-bold', tones[tone])}>
      {children}
    </p>
  );
}
