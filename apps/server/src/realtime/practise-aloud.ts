import type { Persona } from '@rightseat/contract';
import {
  isMainlyAnswer,
  personaSample,
  quickBiasWords,
  quickQuestions,
  understand,
} from '@rightseat/examiner';
import { decodeAudio, hearRecording, SAMPLE_RATE_HZ, speakRecording, writeWav } from '@rightseat/voice';
import { conflict, full, invalidInput } from '#domain/errors.ts';
import { named } from '#event-loop.ts';
import type { ExamServices } from './exam-services.ts';

/** As long as a pilot with a phone in the hand waits: past it the line says so, and typing is left. */
const WAIT_MS = 15_000;
const COME_BACK_SECONDS = 10;

const NOT_NOW =
  'The examiners need all ears and voices at this moment. Please type this answer, or say it again in a moment.';
const UNCLEAR = 'Nothing could be made out. Please say it again, nearer to the microphone, or type it.';

/** A minute of sound as base64, and the rest of the body that brings it. */
export const SPOKEN_BODY_BYTES = 2_700_000;

export interface SpokenLine {
  /** Base64 of a WAV file. */
  wav: string;
  lengthMs: number;
}

/** Ears and voice of the exams, for what is practised outside of one: a recording at a time and not a line. */
export interface PractiseAloud {
  /** Throws full where it cannot be said now. */
  say(text: string): Promise<SpokenLine>;
  sayAs(persona: Persona, speed: number): Promise<SpokenLine & { text: string }>;
  /** What was said, and whether it is rather an answer than a wish. Throws invalid_input where there are none, conflict while the last one is listened to, full. */
  hear(answer: { userId: string; questionId: string; pcm: string }): Promise<{
    text: string;
    isAnswer: boolean;
  }>;
}

export function createPractiseAloud({
  engines,
  voices,
  content,
  actReader,
  context: { log },
}: Pick<ExamServices, 'engines' | 'voices' | 'content' | 'actReader' | 'context'>): PractiseAloud {
  /** Whose answers are being listened to: a page that sends two at once is no pilot's. */
  const heardNow = new Set<string>();
  const onFault = (error: unknown) => log.warn({ err: error }, 'a recording could not be heard or spoken');

  async function say(text: string, speed = 1): Promise<SpokenLine> {
    const options = { voice: voices.ofLine(text), speed, signal: AbortSignal.timeout(WAIT_MS) };
    const pcm = await speakRecording(engines.tts, text, options).catch(onFault);
    if (!pcm) throw full(NOT_NOW, COME_BACK_SECONDS);
    const wav = Buffer.from(writeWav(pcm, SAMPLE_RATE_HZ)).toString('base64');
    return { wav, lengthMs: Math.round((pcm.length * 1000) / SAMPLE_RATE_HZ) };
  }

  return {
    say: (text) => say(text),
    async sayAs(persona, speed) {
      const text = personaSample(persona);
      return { text, ...(await say(text, speed)) };
    },
    async hear({ userId, questionId, pcm }) {
      const samples = named('recording', () => decodeAudio(pcm));
      if (!samples) throw invalidInput('This is no sound that can be listened to.');
      if (heardNow.has(userId)) throw conflict('Your last answer is still being listened to.');
      heardNow.add(userId);
      try {
        const bias = quickBiasWords(questionId, content);
        const signal = AbortSignal.timeout(WAIT_MS);
        const { text, isIncomplete } = await hearRecording(engines, samples, { bias, signal, onFault });
        // Judged without the words that are missing, a right answer would fail.
        if (isIncomplete) throw full(NOT_NOW, COME_BACK_SECONDS);
        if (!/\p{L}|\d/u.test(text)) throw invalidInput(UNCLEAR);
        const asked = quickQuestions(content).get(questionId)?.askable.ask ?? '';
        const parts = (await actReader?.read(text, asked)) ?? undefined;
        return { text, isAnswer: isMainlyAnswer(understand(text, parts)) };
      } finally {
        heardNow.delete(userId);
      }
    },
  };
}
