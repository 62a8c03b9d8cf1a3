/** Everything is on this machine: other addresses are no use, and hidden ones cannot be reached. */
export const ROOM_FLAGS = [
  '--allow-loopback-in-peer-connection',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
];

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--autoplay-policy=no-user-gesture-required',
];

/**
 * - `none`: no device at all, as in most containers.
 * - `asked`: Chromium's own fake device, which a page may use where the context permits it, and else may not.
 * - `allowed`: the same, open to every page. It beeps unless it is given a recording.
 */
export type Microphone = 'none' | 'asked' | 'allowed';

export function browserFlags(microphone: Microphone): string[] {
  if (microphone === 'none') return QUIET;
  const flags = [...QUIET, ...ROOM_FLAGS, '--use-fake-device-for-media-stream'];
  return microphone === 'asked' ? flags : [...flags, '--use-fake-ui-for-media-stream'];
}
