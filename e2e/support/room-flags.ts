/** Everything is on this machine: other addresses are no use, and hidden ones cannot be reached. */
export const ROOM_FLAGS = [
  '--allow-loopback-in-peer-connection',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
];
