import type * as Vendor from '@elevenlabs/types';
import { expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { ClientEvent } from './client-events.ts';
import type { ServerEvent } from './server-events.ts';

// The vendor's published messages, generated from its AsyncAPI. It is the compiler that holds ours against them; that
// what goes over the wire keeps to ours is checked where it is sent and received.

it('sends only messages of a shape that the vendor publishes', () => {
  expectTypeOf<ServerEvent>().toExtend<
    | Vendor.ConversationMetadata
    | Vendor.AudioClientEvent
    | Vendor.UserTranscriptionClientEvent
    | Vendor.TentativeUserTranscriptionClientEvent
    | Vendor.AgentResponseClientEvent
    | Vendor.AgentResponseCorrectionClientEvent
    | Vendor.Interruption
    | Vendor.VadScoreClientEvent
    | Vendor.ClientToolCallClientEvent
    | Vendor.RichContentClientEvent
    | Vendor.Ping
  >();
});

it("takes whatever the vendor's page may send", () => {
  expectTypeOf<
    | Vendor.Outgoing.ClientToolResultClientToOrchestratorEvent
    | Vendor.Outgoing.ContextualUpdateClientToOrchestratorEvent
    | Vendor.Outgoing.ConversationInitiationClientToOrchestratorEvent
    | Vendor.Outgoing.McpToolApprovalResultClientToOrchestratorEvent
    | Vendor.Outgoing.MultimodalMessageClientToOrchestratorEvent
    | Vendor.Outgoing.PongClientToOrchestratorEvent
    | Vendor.Outgoing.UserActivityClientToOrchestratorEvent
    | Vendor.Outgoing.UserAudio
    | Vendor.Outgoing.UserFeedbackClientToOrchestratorEvent
    | Vendor.Outgoing.UserMessageClientToOrchestratorEvent
  >().toExtend<z.input<typeof ClientEvent>>();
});
