import type { Config } from '#config.ts';

/** What the page may load and call: itself, and the voice servers that are configured. */
export function contentPolicy(config: Config) {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    // Radix positions its parts with inline styles.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:'],
    mediaSrc: ["'self'", 'blob:', ...(config.getStartedVideoUrl ? [config.getStartedVideoUrl] : [])],
    connectSrc: ["'self'", ...ownSocket(config), ...liveKitOrigins(config), ...elevenLabsOrigins(config)],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    frameAncestors: ["'none'"],
    upgradeInsecureRequests: config.publicUrl.startsWith('https://') ? [] : null,
  };
}

/** 'self' covers the socket too, except in older Safaris. */
const ownSocket = ({ publicUrl }: Config) => [new URL(publicUrl).origin.replace(/^http/, 'ws')];

/** The socket, and by HTTP the question why it was refused. */
function liveKitOrigins({ liveKit }: Config): string[] {
  return liveKit ? bothWays(liveKit.publicUrl) : [];
}

/** Sockets go to the company's API, rooms over WebRTC to a name beside it; a stand-in has one address for all. */
function elevenLabsOrigins({ elevenLabs }: Config): string[] {
  if (!elevenLabs) return [];
  const { hostname } = new URL(elevenLabs.apiBase);
  const family = /(^|\.)elevenlabs\.io$/.test(hostname) ? bothWays('https://*.elevenlabs.io') : [];
  return [...bothWays(elevenLabs.apiBase), ...family];
}

function bothWays(address: string): string[] {
  const [, secure, host] = /^(?:http|ws)(s?):\/\/([^/]+)/.exec(address) ?? [];
  return [`http${secure}://${host}`, `ws${secure}://${host}`];
}

/** Nothing of the device but the microphone, and passkeys, for this page alone. */
export const PERMISSIONS = [
  'microphone=(self)',
  'publickey-credentials-get=(self)',
  'publickey-credentials-create=(self)',
  ...[
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'midi',
    'payment',
    'usb',
  ].map((name) => `${name}=()`),
].join(', ');
