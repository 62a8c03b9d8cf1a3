import type * as Vendor from '@elevenlabs/types';
import type { WebSocket } from 'ws';

/** What the agent sends of what the vendor publishes; the compiler holds it to that. */
type Sent =
  | Vendor.ConversationMetadata
  | Vendor.AgentResponseClientEvent
  | Vendor.AgentToolResponseClientEvent
  | Vendor.ClientToolCallClientEvent
  | Vendor.ErrorMessage;

type Received =
  | Vendor.Outgoing.ConversationInitiationClientToOrchestratorEvent
  | Vendor.Outgoing.UserMessageClientToOrchestratorEvent
  | Vendor.Outgoing.ClientToolResultClientToOrchestratorEvent;

/** The agent's end of the socket. */
export interface CallLine {
  send(message: Sent): void;
  close(code: number, reason: string): void;
  onMessage(hear: (message: Received) => void): void;
  onClose(ended: () => void): void;
}

export function openCallLine(socket: WebSocket): CallLine {
  return {
    send: (message) => socket.send(JSON.stringify(message)),
    // The protocol's limit for a reason is 123 bytes.
    close: (code, reason) => socket.close(code, reason.slice(0, 120)),
    onMessage: (hear) => socket.on('message', (data) => hear(JSON.parse(data.toString()) as Received)),
    onClose: (ended) => socket.on('close', ended),
  };
}
