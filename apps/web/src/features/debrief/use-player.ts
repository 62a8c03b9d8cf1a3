import { type RefObject, useEffect, useState } from 'react';

type Player = {
  playing: boolean;
  seconds: number;
  /** It could not be played: deleted meanwhile, or the line is gone. */
  failed: boolean;
};

/** Two of one's own voices at once are of no use. */
let heard: HTMLAudioElement | null = null;

/** What an audio element does, and its play and pause. */
export function usePlayer(audio: RefObject<HTMLAudioElement | null>) {
  const [state, setState] = useState<Player>({ playing: false, seconds: 0, failed: false });
  useEffect(() => {
    const element = audio.current;
    if (!element) return;
    const change = (next: Partial<Player>) => setState((before) => ({ ...before, ...next }));
    const told = new AbortController();
    const on = (event: string, tell: () => void) =>
      element.addEventListener(event, tell, { signal: told.signal });
    on('play', () => {
      if (heard !== element) heard?.pause();
      heard = element;
      change({ playing: true, failed: false });
    });
    on('pause', () => change({ playing: false }));
    on('ended', () => change({ playing: false, seconds: 0 }));
    on('timeupdate', () => change({ seconds: element.currentTime }));
    on('error', () => change({ playing: false, failed: true }));
    return () => {
      told.abort();
      element.pause();
      if (heard === element) heard = null;
    };
  }, [audio]);
  return {
    ...state,
    toggle: () => {
      const element = audio.current;
      if (!element) return;
      if (!element.paused) element.pause();
      else {
        // What failed once is asked for anew.
        if (element.error) element.load();
        void element.play().catch(() => {});
      }
    },
    seek: (seconds: number) => {
      if (audio.current) audio.current.currentTime = seconds;
      setState((before) => ({ ...before, seconds }));
    },
  };
}
