import { tidyTranscript } from '#heard/tidy-transcript.ts';
import { type SpeechEngines, type SpeechToText, VAD_FRAME_SAMPLES } from '#io.ts';
import { detectSpeech, type SpeechFrame } from '#stages/detect-speech.ts';
import { transcribe } from '#stages/transcribe.ts';

/** A microphone is open before the first word: as much silence as a segment keeps. */
const LEAD_IN_FRAMES = 12;
/** The silence after which a turn ends, so that the last segment is decoded with the pause it has in a call. */
const END_OF_TURN_FRAMES = 25;

export interface HeardRecording {
  /** As an examiner is given it; empty where no words were made out. */
  text: string;
  /** Mean log probability per token, over all segments. */
  confidence: number;
  /** A stretch of it could not be decoded: what stands in `text` may lack words. */
  isIncomplete: boolean;
}

export interface HearRecordingOptions {
  /** Words of the question at hand. */
  bias: readonly string[];
  signal: AbortSignal;
  onFault: (error: unknown) => void;
}

/** All of a recording, heard as a conversation hears an answer: with its segments, cut at pauses. Never rejects. */
export async function hearRecording(
  { stt, vad }: Pick<SpeechEngines, 'stt' | 'vad'>,
  pcm: Int16Array,
  { bias, signal, onFault }: HearRecordingOptions,
): Promise<HeardRecording> {
  const answer = transcribe({
    stt: behindConversations(stt, signal),
    // Nobody watches the words come: a clock that stands asks for no partials.
    clock: { now: () => 0, after: () => () => {} },
    bias: () => bias,
    onTentative: () => {},
    onFault,
  });
  // All frames first: what a later word makes stale is then called off before it is begun.
  const frames: SpeechFrame[] = [];
  for await (const frame of detectSpeech(framesOf(pcm), vad.open(), onFault)) frames.push(frame);
  for (const frame of frames) answer.add(frame);
  const { text, confidence, lost } = await answer.finish();
  return { text: tidyTranscript(text), confidence, isIncomplete: lost };
}

/** Who speaks with an examiner is heard first. What is given up for that is lost, never passed over in silence. */
function behindConversations(stt: SpeechToText, signal: AbortSignal): SpeechToText {
  return {
    ...(stt.isCharged && { isCharged: stt.isCharged }),
    async transcribe(request) {
      const calledOff = request.signal ? AbortSignal.any([request.signal, signal]) : signal;
      const heard = await stt.transcribe({ ...request, urgency: 'speculative', signal: calledOff });
      if (!heard && !request.signal?.aborted) throw new Error('given up for a conversation, or too late');
      return heard;
    },
  };
}

async function* framesOf(pcm: Int16Array): AsyncGenerator<Int16Array> {
  const spoken = Math.ceil(pcm.length / VAD_FRAME_SAMPLES);
  for (let index = -LEAD_IN_FRAMES; index < spoken + END_OF_TURN_FRAMES; index++) {
    const frame = new Int16Array(VAD_FRAME_SAMPLES);
    if (index >= 0) frame.set(pcm.subarray(index * VAD_FRAME_SAMPLES, (index + 1) * VAD_FRAME_SAMPLES));
    yield frame;
  }
}
