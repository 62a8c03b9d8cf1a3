// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createConversationStore } from './conversation-store.ts';
import { createSound } from './sound.ts';

/** The browser, as far as a microphone goes. */
class Track extends EventTarget {
  muted = false;
  readyState = 'live';
  change(change: { muted?: boolean; readyState?: string }, event: string) {
    Object.assign(this, change);
    this.dispatchEvent(new Event(event));
  }
}
class Devices extends EventTarget {
  async getUserMedia() {
    const track = new Track();
    tracks.push(track);
    return { getAudioTracks: () => [track] };
  }
}

let tracks: Track[];
let permission: string;
let another: 'taken' | 'missing' | 'left to the room';
let done: string[];
let sound: ReturnType<typeof createSound>;
let store: ReturnType<typeof createConversationStore>;
const devices = () => navigator.mediaDevices as unknown as Devices;
beforeEach(async () => {
  vi.useFakeTimers();
  tracks = [];
  permission = 'granted';
  another = 'taken';
  done = [];
  vi.stubGlobal('MediaDevices', Devices);
  vi.stubGlobal('navigator', {
    mediaDevices: new Devices(),
    permissions: { query: async () => ({ state: permission }) },
  });
  store = createConversationStore();
  sound = createSound(store, {
    hold: (holding) => {
      store.dispatch({ type: 'hold-changed', holding });
      done.push(holding ? 'wait' : 'go on');
    },
    sayAgain: () => done.push('say again'),
    async takeAnotherMicrophone() {
      if (another === 'missing') throw new DOMException('', 'NotFoundError');
      if (another === 'taken') await devices().getUserMedia();
    },
  });
  store.dispatch({ type: 'start-requested', textOnly: false });
  sound.begin();
  await devices().getUserMedia();
  store.dispatch({ type: 'connection-opened', at: 0 });
});
afterEach(() => {
  sound.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const state = () => store.getState().sound;
const call = () => tracks[0]!.change({ muted: true }, 'mute');
const hangUp = () => tracks[0]!.change({ muted: false }, 'unmute');

it('lets the examiner wait through a call, and ask again after it', () => {
  call();
  vi.advanceTimersByTime(1_000);
  expect([state(), done]).toEqual(['interrupted', ['wait']]);
  vi.advanceTimersByTime(60_000);
  hangUp();
  expect([state(), done]).toEqual(['well', ['wait', 'go on', 'say again']]);
});

it('makes nothing of a moment without sound', () => {
  call();
  vi.advanceTimersByTime(500);
  hangUp();
  vi.advanceTimersByTime(5_000);
  expect([state(), done]).toEqual(['well', []]);
});

it('leaves his time to a pilot who was thinking when the call came', () => {
  store.dispatch({ type: 'hold-changed', holding: true });
  call();
  vi.advanceTimersByTime(1_000);
  hangUp();
  expect(store.getState().holding).toBe(true);
});

it('goes on with another microphone when a headset is unplugged', async () => {
  tracks[0]!.change({ readyState: 'ended' }, 'ended');
  await vi.waitFor(() => expect(state()).toBe('replaced'));
});

it.each(['missing', 'left to the room'] as const)(
  'says that there is none until one is open: %s',
  async (other) => {
    another = other;
    tracks[0]!.change({ readyState: 'ended' }, 'ended');
    await vi.waitFor(() => expect(state()).toBe('unplugged'));
    await devices().getUserMedia();
    expect(state()).toBe('well');
  },
);

it('says that the permission was withdrawn, and tries no other', async () => {
  permission = 'denied';
  tracks[0]!.change({ readyState: 'ended' }, 'ended');
  await vi.waitFor(() => expect(state()).toBe('forbidden'));
  expect(tracks).toHaveLength(1);
});

it('hears nothing more after its end', async () => {
  sound.end();
  tracks[0]!.change({ readyState: 'ended' }, 'ended');
  await devices().getUserMedia();
  tracks[1]!.change({ muted: true }, 'mute');
  await vi.advanceTimersByTimeAsync(5_000);
  expect([state(), done]).toEqual(['well', []]);
});
