import type { Transport } from '@rightseat/voice';

/** A transport that knows for how long nothing has come: on a dead line that time is not the pilot's. */
export function noteLastMessage(transport: Transport, nowMs: () => number) {
  let lastAt = nowMs();
  let closedAt: number | null = null;
  return {
    transport: {
      ...transport,
      onEvent: (listener) =>
        transport.onEvent((event) => {
          lastAt = nowMs();
          listener(event);
        }),
      onClose: (listener) =>
        transport.onClose((how) => {
          closedAt ??= nowMs();
          listener(how);
        }),
    } satisfies Transport,
    silentSeconds: () => Math.floor(((closedAt ?? nowMs()) - lastAt) / 1000),
  };
}
