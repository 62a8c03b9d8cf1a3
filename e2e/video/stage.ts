import type { Page } from 'playwright-core';
import type { Captions } from './captions.ts';
import type { Hand } from './hand.ts';
import type { Recording } from './recording.ts';
import type { SoundTrack } from './sound-track.ts';

/** What every scene plays on. */
export interface Stage {
  page: Page;
  serverUrl: string;
  recording: Recording;
  captions: Captions;
  sound: SoundTrack;
  hand: Hand;
}
