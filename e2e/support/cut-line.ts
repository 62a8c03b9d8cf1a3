import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    /** Every way out of the page to an examiner, and whether there is none now. */
    line: { sockets: WebSocket[]; peers: RTCPeerConnection[]; isCut: boolean };
  }
}

/** Call before the page is opened. */
export async function attachLineCutter(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchLine);
}

/** The line to the examiner drops, as in a tunnel; the page gets no other before the returned end of the tunnel. */
export async function cutLine(page: Page): Promise<() => Promise<void>> {
  let restore = () => {};
  const end = new Promise<void>((resolve) => {
    restore = resolve;
  });
  await page.route('**/api/conversations/*/resume', async (route) => {
    await end;
    await route.continue();
  });
  await page.evaluate(() => {
    window.line.isCut = true;
    for (const peer of window.line.peers) peer.close();
    for (const socket of window.line.sockets) socket.close(4000);
  });
  return async () => {
    await page.evaluate(() => {
      window.line.isCut = false;
    });
    restore();
  };
}

/** Runs in the page. */
function watchLine() {
  const line: Window['line'] = { sockets: [], peers: [], isCut: false };
  window.line = line;
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(url: string | URL, protocols?: string | string[]) {
      // The room's client tries again by itself: in a tunnel it finds a port where nobody listens.
      super(line.isCut ? Object.assign(new URL(url), { port: '1' }) : url, protocols);
      line.sockets.push(this);
    }
  };
  const Peer = window.RTCPeerConnection;
  window.RTCPeerConnection = class extends Peer {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      line.peers.push(this);
    }
  };
}
