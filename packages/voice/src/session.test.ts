import { describe, expect, it } from 'vitest';
import { runConversation, silence, speech } from '#testing/index.ts';

describe('a conversation', () => {
  it('opens with the metadata, then the first reply in words and sound', async () => {
    const test = runConversation();
    await test.open();
    expect(test.sent.map(({ event }) => event.type).slice(0, 3)).toEqual([
      'conversation_initiation_metadata',
      'agent_response',
      'audio',
    ]);
    expect(test.heardAudio()).toBe('Welcome. What is a stall?');
  });

  it('hears an answer, shows its transcript and replies to it', async () => {
    const test = runConversation({
      reply: (event) => (event.type === 'pilot-answered' ? `You said ${event.text}.` : 'What is a stall?'),
    });
    await test.open();
    await test.stream(speech('exceeding the critical angle of attack'));
    await test.stream(silence(2_000));
    expect(test.brainEvents.at(-1)).toEqual({
      type: 'pilot-answered',
      text: 'exceeding the critical angle of attack',
      confidence: -0.2,
      continuesLastAnswer: false,
    });
    expect(test.of('user_transcript').map((event) => event.user_transcription_event.user_transcript)).toEqual(
      ['exceeding the critical angle of attack'],
    );
    expect(test.of('agent_response').at(-1)?.agent_response_event.agent_response).toBe(
      'You said exceeding the critical angle of attack.',
    );
  });

  it('takes typed text for an answer, with no microphone and no voice', async () => {
    const test = runConversation();
    await test.open(true);
    test.say({ type: 'user_message', text: 'Too much angle of attack' });
    await test.clock.advance(1_000);
    expect(test.brainEvents.at(-1)).toMatchObject({
      type: 'pilot-answered',
      text: 'Too much angle of attack',
      confidence: null,
    });
    expect(test.of('agent_response').at(-1)?.agent_response_event.agent_response).toBe(
      'Noted pilot-answered.',
    );
    expect(test.of('audio')).toEqual([]);
    expect(test.turns.map((turn) => [turn.role, turn.text])).toEqual([
      ['examiner', 'Welcome. What is a stall?'],
      ['pilot', 'Too much angle of attack'],
      ['examiner', 'Noted pilot-answered.'],
    ]);
  });
});
