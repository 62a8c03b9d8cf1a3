import { Button } from '#components/button.tsx';
import { BookIcon, MicrophoneIcon, MutedIcon, PauseIcon, RepeatIcon } from '#components/icons.tsx';
import { useConversation, useConversationState } from '../hooks/conversation-context.ts';
import { useThinkingKey } from '../hooks/use-thinking-key.ts';

/** Mute, hold the turn, hear the question again, open the books. Typing needs neither mute nor hold. */
export function LiveControls() {
  const controller = useConversation();
  const textOnly = useConversationState((state) => state.textOnly);
  return (
    <div className="grid grid-cols-2 gap-2">
      {!textOnly && <ThinkingButton />}
      <Button look="outline" onClick={controller.sayAgain}>
        <RepeatIcon />
        Say again
      </Button>
      <Button look="outline" onClick={controller.lookUp}>
        <BookIcon />
        Look it up
      </Button>
      {!textOnly && <MuteButton />}
    </div>
  );
}

function ThinkingButton() {
  const { hold } = useConversation();
  const holding = useConversationState((state) => state.holding);
  useThinkingKey();
  return (
    <Button
      look="outline"
      aria-pressed={holding}
      aria-keyshortcuts="Space"
      className="col-span-2 aria-pressed:border-caution aria-pressed:bg-caution-tint aria-pressed:text-caution"
      onClick={() => hold(!holding)}
    >
      <PauseIcon />
      I'm thinking
    </Button>
  );
}

function MuteButton() {
  const { setMuted } = useConversation();
  const muted = useConversationState((state) => state.muted);
  return (
    <Button look="outline" aria-pressed={muted} className="col-span-2" onClick={() => setMuted(!muted)}>
      {muted ? <MutedIcon /> : <MicrophoneIcon />}
      {muted ? 'Unmute' : 'Mute'}
    </Button>
  );
}
