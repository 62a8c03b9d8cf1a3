/** What the browser did to the microphone, without anybody on the page having asked for it. */
export type MicrophoneWatch = {
  /** It gives no sound for now: a call, or another program, has it. */
  isMuted: () => boolean;
  /** One is open. */
  isOpen: () => boolean;
  release: () => void;
};

/**
 * Sees every microphone that is opened until `release`, whoever opens it: neither of the vendor's two ways hands its
 * own out. One that is stopped by its opener says nothing; one that is unplugged or forbidden has ended.
 */
export function watchMicrophone(on: {
  opened: () => void;
  muteChanged: () => void;
  ended: () => void;
}): MicrophoneWatch {
  const { mediaDevices } = navigator;
  const tracks = new Set<MediaStreamTrack>();
  const live = () => [...tracks].filter(({ readyState }) => readyState === 'live');

  function watch(track: MediaStreamTrack): void {
    tracks.add(track);
    track.addEventListener('mute', on.muteChanged);
    track.addEventListener('unmute', on.muteChanged);
    track.addEventListener('ended', () => live().length === 0 && on.ended());
    on.opened();
  }

  // Its own property hides the browser's; taken away, the browser's is there again. Somebody else's is used and put back.
  const others = Object.getOwnPropertyDescriptor(mediaDevices, 'getUserMedia');
  const open = mediaDevices.getUserMedia;
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await open.call(mediaDevices, constraints);
    for (const track of stream.getAudioTracks()) watch(track);
    return stream;
  };
  return {
    isOpen: () => live().length > 0,
    isMuted: () => live().some(({ muted }) => muted),
    release() {
      Reflect.deleteProperty(mediaDevices, 'getUserMedia');
      if (others) Object.defineProperty(mediaDevices, 'getUserMedia', others);
      tracks.clear();
    },
  };
}
