import { availableParallelism } from 'node:os';
import { RoomServiceClient } from 'livekit-server-sdk';
import type { LiveKitConfig } from '#config.ts';
import type { ExamServices } from '#realtime/exam-services.ts';
import { startDispatchWorker } from './dispatch-worker.ts';
import { holdRoom } from './hold-room.ts';
import { joinLiveKitRoom } from './join-livekit-room.ts';

/** What the load bench holds with every answer in time, on two cores; see docs/measurements.md. */
const CONVERSATIONS_PER_CORE = 12;

interface RoomWorker {
  /** Takes no more rooms. Those that are held go on. */
  close(): void;
  /** Waits until every room is left. */
  settled(): Promise<void>;
}

/**
 * Takes rooms from LiveKit's dispatch for as long as this process lives. Loads the native part of LiveKit: import
 * this only where LiveKit is configured.
 */
export function startRoomWorker(
  services: ExamServices,
  settings: LiveKitConfig,
  version: string,
): RoomWorker {
  const { log } = services.context;
  const rooms = new RoomServiceClient(
    settings.url.replace(/^ws/, 'http'),
    settings.apiKey,
    settings.apiSecret,
  );
  const most = CONVERSATIONS_PER_CORE * availableParallelism();
  const held = new Set<Promise<void>>();
  let isOpen = true;
  const worker = startDispatchWorker({
    settings,
    version,
    log,
    // The sockets of this process count too: they use the same cores.
    load: () => (isOpen ? Math.min(1, services.live.count() / most) : null),
    jobCount: services.live.count,
    async hold({ room, metadata }, token) {
      const holding = holdToTheEnd(room?.name ?? '', metadata, token);
      held.add(holding);
      await holding;
      held.delete(holding);
    },
  });

  async function holdToTheEnd(room: string, metadata: string, token: string): Promise<void> {
    try {
      await holdRoom(services, joinLiveKitRoom, { url: settings.url, token, metadata });
    } catch (error) {
      log.warn({ err: error, room }, 'a room could not be held');
    }
    // Puts out whoever is still in it, and with them every other use of their token.
    await rooms.deleteRoom(room).catch(() => {});
  }

  return {
    async settled() {
      await Promise.all(held);
    },
    close() {
      isOpen = false;
      worker.report();
      worker.close();
    },
  };
}
