import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Says 16 kHz mono 16-bit PCM, given as base64, into the page's microphone; resolves when it is said. */
    pilotSays(pcm: string): Promise<void>;
  }
}

/**
 * Puts a voice on Chromium's fake microphone: permission, constraints and everything behind getUserMedia stay the
 * browser's own, only the samples come from the story, at the moment the story chooses. Call before the page is opened.
 */
export async function attachPilotVoice(context: BrowserContext): Promise<void> {
  await context.addInitScript(installPilotVoice);
}

/** Speaks and waits until the last word is said. */
export async function pilotSays(page: Page, pcm: Int16Array): Promise<void> {
  const bytes = Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64');
  await page.evaluate((base64) => window.pilotSays(base64), bytes);
}

/** Runs in the page. */
function installPilotVoice() {
  let voice: { context: AudioContext; outputs: MediaStreamAudioDestinationNode[] } | undefined;
  const openVoice = () => {
    const context = new AudioContext();
    // So that nobody takes the pilot's voice for the examiner's.
    Object.assign(context, { isPilot: true });
    return { context, outputs: [] };
  };

  const devices = navigator.mediaDevices;
  if (!devices) return;
  const getUserMedia = devices.getUserMedia.bind(devices);
  devices.getUserMedia = async (constraints) => {
    const device = await getUserMedia(constraints);
    voice ??= openVoice();
    const output = voice.context.createMediaStreamDestination();
    // A microphone has samples in silence too. Without a source none leave this one, and after ten seconds of none
    // LiveKit's client takes the line for lost.
    const silence = new ConstantSourceNode(voice.context, { offset: 0 });
    silence.connect(output);
    silence.start();
    voice.outputs.push(output);
    for (const track of device.getAudioTracks()) track.stop();
    return output.stream;
  };

  window.pilotSays = async (base64) => {
    if (!voice) throw new Error('The page has not opened the microphone');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const pcm = new Int16Array(bytes.buffer);
    const buffer = voice.context.createBuffer(1, pcm.length, 16_000);
    buffer.copyToChannel(
      Float32Array.from(pcm, (sample) => sample / 32_768),
      0,
    );
    const source = new AudioBufferSourceNode(voice.context, { buffer });
    for (const output of voice.outputs) source.connect(output);
    const said = new Promise((resolve) => source.addEventListener('ended', resolve, { once: true }));
    source.start();
    await said;
  };
}
