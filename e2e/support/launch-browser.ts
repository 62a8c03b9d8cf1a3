import { type Browser, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { ROOM_FLAGS } from './room-flags.ts';

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Microphone =
  /**
   * Chromium's own fake device, allowed without a prompt; it beeps unless it is given a recording. `rooms` lets WebRTC
   * reach this machine.
   */
  | { microphone: 'fake'; recording?: string; rooms?: boolean }
  /** No device at all, as in most containers. */
  | { microphone: 'none' }
  /** A device that the visitor does not allow. */
  | { microphone: 'refused' };

/** A headless browser with a fresh profile. Close it when done. */
export async function launchBrowser(options: Microphone): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('chromium'),
    args: [...QUIET, '--autoplay-policy=no-user-gesture-required', ...microphoneFlags(options)],
  });
}

function microphoneFlags(options: Microphone): string[] {
  if (options.microphone === 'none') return [];
  const flags = ['--use-fake-device-for-media-stream'];
  if (options.microphone === 'refused') return flags;
  flags.push('--use-fake-ui-for-media-stream');
  if (options.rooms) flags.push(...ROOM_FLAGS);
  if (options.recording) flags.push(`--use-file-for-fake-audio-capture=${options.recording}`);
  return flags;
}
