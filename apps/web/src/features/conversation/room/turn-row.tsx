import { KeyboardIcon, MicrophoneIcon, MutedIcon } from '#components/icons.tsx';
import { classNames } from '#lib/class-names.ts';
import { useConversation, useConversationState } from '../hooks/conversation-context.ts';
import { phaseSeen } from '../session/conversation-state.ts';
import { VoiceRing } from './voice-ring.tsx';

type TurnRowProps = {
  isTyping: boolean;
  /** Null where answers are typed anyway. */
  onType: (() => void) | null;
};

/** Whose turn it is, seen and in words; and the two ways for one's own words. */
export function TurnRow({ isTyping, onType }: TurnRowProps) {
  const textOnly = useConversationState((state) => state.textOnly);
  const live = useConversationState((state) => state.phase.name === 'live');
  return (
    <div className="flex items-center gap-2 px-4 pb-2 squeezed:hidden lg:px-8">
      {!textOnly && <VoiceRing />}
      <Lamps />
      {!textOnly && live && <MuteButton />}
      {onType && live && (
        <button
          type="button"
          aria-expanded={isTyping}
          className={classNames(square, 'lg:hidden')}
          onClick={onType}
        >
          <KeyboardIcon />
          <span className="sr-only">Keyboard</span>
        </button>
      )}
    </div>
  );
}

const square =
  'grid size-12 shrink-0 cursor-pointer place-items-center rounded-sm border border-edge bg-panel hover:bg-sunk aria-expanded:bg-sunk';

function MuteButton() {
  const { setMuted } = useConversation();
  const muted = useConversationState((state) => state.muted);
  return (
    <button
      type="button"
      className={classNames(square, muted && 'border-caution bg-caution-tint text-caution')}
      onClick={() => setMuted(!muted)}
    >
      {muted ? <MutedIcon /> : <MicrophoneIcon />}
      <span className="sr-only">{muted ? 'Unmute' : 'Mute'}</span>
    </button>
  );
}

function Lamps() {
  const phase = useConversationState(phaseSeen);
  const examiner = useConversationState((state) => state.examiner);
  // Over the books, and through a call.
  const waits = useConversationState(({ books, sound }) => books !== null || sound === 'interrupted');
  const muted = useConversationState((state) => state.muted);
  const textOnly = useConversationState((state) => state.textOnly);
  const live = phase === 'live';
  const waiting =
    phase === 'reconnecting' || waits ? 'The examiner waits for you' : 'The examiner is on the way';
  const doing = examiner === 'closed' ? 'The exam is over' : `The examiner is ${examiner}`;
  const yourTurn = live && !waits && examiner === 'listening';
  return (
    <div className="min-w-0 grow text-sm leading-snug max-[22rem]:text-xs">
      <p className="text-quiet">{live && !waits ? doing : waiting}</p>
      <p className={classNames('font-bold', yourTurn && 'text-active')}>
        {yourTurn ? 'You can speak' : 'Waiting...'}
        {yourTurn && textOnly && <span className="font-normal text-quiet"> by typing</span>}
      </p>
      {muted && <p className="font-bold text-caution">Mic muted</p>}
    </div>
  );
}
