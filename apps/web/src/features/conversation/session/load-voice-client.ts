import libsampleratePath from '@alexanderolsen/libsamplerate-js/dist/libsamplerate.worklet.js?url';
import audioConcatProcessor from '@elevenlabs/client/worklets/audioConcatProcessor.js?url';
import rawAudioProcessor from '@elevenlabs/client/worklets/rawAudioProcessor.js?url';

/** Where the voice client finds its worklets on our own origin, as `script-src 'self'` demands. */
export const workletOptions = {
  workletPaths: { rawAudioProcessor, audioConcatProcessor },
  libsampleratePath,
};

/** The vendor's client, loaded when a conversation is wanted and not before. */
export async function loadVoiceClient() {
  keepResamplerOnOurOrigin();
  const { Conversation } = await import('@elevenlabs/client');
  return Conversation;
}

/** The same client with what it needs for WebRTC, nine times as large: loaded only where there are rooms. */
export async function loadRoomClient() {
  keepResamplerOnOurOrigin();
  const { Conversation } = await import('@elevenlabs/client?webrtc');
  return Conversation;
}

let redirected = false;

/**
 * Browsers that cannot fix a context's sample rate (Firefox) need a resampler worklet. The client passes
 * our path for the microphone but not for playback, where it reaches for a CDN that our policy refuses
 * (github.com/elevenlabs/packages/issues/1002). Drop this when that is released.
 */
function keepResamplerOnOurOrigin(): void {
  if (redirected || typeof AudioWorklet === 'undefined') return;
  redirected = true;
  const addModule = AudioWorklet.prototype.addModule;
  AudioWorklet.prototype.addModule = function (this: AudioWorklet, url, options) {
    const ours = String(url).includes('libsamplerate.worklet') ? libsampleratePath : url;
    return addModule.call(this, ours, options);
  };
}

/**
 * iOS plays sound only from a context that was opened in a tap, and the client opens one in the first tap
 * after it has loaded: there it must be there before Start is pressed. Elsewhere it can wait.
 */
export function prepareVoiceClient(): void {
  const isIos = /iPad|iPhone|iPod/.test(navigator.userAgent) || isDesktopModeIpad();
  if (isIos) void loadVoiceClient().catch(() => {});
}

/** An iPad calls itself a Mac, but no Mac has a touch screen. */
function isDesktopModeIpad(): boolean {
  return navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1;
}
