import { useSyncExternalStore } from 'react';

const KEPT = 'captions';

/** `aloud`: a screen reader says them too, over the examiner and into the microphone unless there are headphones. */
export const captionChoices = ['shown', 'aloud', 'hidden'] as const;
export type CaptionChoice = (typeof captionChoices)[number];

const listeners = new Set<() => void>();

function read(): CaptionChoice {
  const kept = localStorage.getItem(KEPT);
  return captionChoices.find((one) => one === kept) ?? 'shown';
}

export function chooseCaptions(choice: CaptionChoice): void {
  localStorage.setItem(KEPT, choice);
  for (const listener of listeners) listener();
}

/** What the pilot wants of the captions, on this device. */
export function useCaptionChoice(): CaptionChoice {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
