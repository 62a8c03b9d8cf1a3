/** A call as the vendor's API tells of it afterwards. */
export interface LocalCall {
  id: string;
  startedAt: number;
  status: 'initiated' | 'in-progress' | 'done';
  transcript: { role: 'agent' | 'user'; message: string }[];
  initiation: object | null;
}

export function presentCall(call: LocalCall) {
  return {
    agent_id: 'agent',
    conversation_id: call.id,
    status: call.status,
    transcript: call.transcript,
    metadata: { call_duration_secs: Math.round((Date.now() - call.startedAt) / 1000) },
    conversation_initiation_client_data: call.initiation ?? {},
  };
}
