import { useEffect } from 'react';
import { APP_NAME } from '#config/app.ts';
import { useConversation } from './conversation-context.ts';

/** The lock screen says what goes on, and the button of a headset holds the turn. */
export function useMediaKeys(): void {
  const { hold, store } = useConversation();
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session || typeof MediaMetadata === 'undefined') return;
    session.metadata = new MediaMetadata({ title: 'Oral exam', artist: APP_NAME });
    const turn = () => hold(!store.getState().holding);
    session.setActionHandler('play', turn);
    session.setActionHandler('pause', turn);
    return () => {
      session.metadata = null;
      session.setActionHandler('play', null);
      session.setActionHandler('pause', null);
    };
  }, [hold, store]);
}
