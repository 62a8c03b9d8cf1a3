import { Alert } from '#components/alert.tsx';
import { Button } from '#components/button.tsx';
import { useConversation, useConversationState } from '../hooks/conversation-context.ts';

/** What took the sound away, what is done about it, and what the pilot can do. */
export function SoundNotice() {
  const { resumeSound, noteSoundRead } = useConversation();
  const sound = useConversationState((state) => state.sound);
  if (sound === 'well') return null;
  return (
    <Alert tone="caution">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:text-sm">
        <p className="min-w-52 flex-1">{words[sound]}</p>
        {sound === 'interrupted' && (
          <Button look="outline" onClick={resumeSound}>
            I'm back
          </Button>
        )}
        {sound === 'replaced' && (
          <Button look="outline" onClick={noteSoundRead}>
            Understood
          </Button>
        )}
      </div>
    </Alert>
  );
}

const words = {
  interrupted:
    'The sound is interrupted by a call or another program. The examiner waits, and asks again after it. The clock goes on.',
  replaced: 'Your microphone was unplugged. The examiner hears you through another one now.',
  unplugged:
    'Your microphone was unplugged, and there is no other. Plug one in and choose it under More, or type.',
  unheard:
    'Nothing has come from your microphone yet. If you have spoken, it is switched off, or another one is chosen: look under More, or type.',
  forbidden:
    'This page may not use the microphone any more. Allow it again in the browser, or type your answers.',
};
