import { type MicrophoneTrouble, troubleOf } from '#lib/microphone-trouble.ts';

const CHOSEN = 'microphoneId';

/** The browser has no microphone for us: refused, missing, or taken by another program. */
export class MicrophoneUnavailable extends Error {
  readonly why: MicrophoneTrouble;
  constructor(why: MicrophoneTrouble) {
    super();
    this.why = why;
  }
}

/** Asks for the microphone and keeps it open until `release`, so that no browser asks twice. */
export async function holdMicrophone(): Promise<{ release: () => void }> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    return {
      release: () => {
        for (const track of stream.getTracks()) track.stop();
      },
    };
  } catch (error) {
    throw new MicrophoneUnavailable(troubleOf(error));
  }
}

export type AudioDevice = { id: string; label: string };

export async function listDevices(kind: 'audioinput' | 'audiooutput'): Promise<AudioDevice[]> {
  const devices = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  return devices
    .filter((device) => device.kind === kind && device.deviceId !== '')
    .map((device, index) => ({ id: device.deviceId, label: device.label || `Device ${index + 1}` }));
}

/** The microphone chosen in an earlier visit, if it is still plugged in. */
export async function readChosenMicrophone(): Promise<string | null> {
  const id = localStorage.getItem(CHOSEN);
  if (!id) return null;
  return (await listDevices('audioinput')).some((device) => device.id === id) ? id : null;
}

export function rememberMicrophone(id: string): void {
  localStorage.setItem(CHOSEN, id);
}
