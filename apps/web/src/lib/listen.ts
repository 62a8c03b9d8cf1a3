/** A microphone that is open, and what it hears. */
export type Listening = {
  /** Loudness of the last tenth of a second, 0 to 1. */
  level: () => number;
  stream: MediaStream;
  stop: () => void;
};

/** Samples in one look: about a twentieth of a second at 48 kHz. */
const WINDOW_IN_SAMPLES = 2048;

/** Root mean square of speech at a normal distance is about 0.02 to 0.2; the meter shows that as its upper half. */
const GAIN = 6;

/**
 * Opens the microphone to be looked at: nothing leaves the page.
 * @throws DOMException where the browser gives none; TypeError on a page that is not served securely
 */
export async function listen(microphoneId: string | null): Promise<Listening> {
  const audio = microphoneId ? { deviceId: microphoneId } : true;
  const stream = await navigator.mediaDevices.getUserMedia({ audio });
  const context = new AudioContext();
  // A browser may hold a new context back until it is told; without sound there is simply no level.
  void context.resume().catch(() => {});
  const analyser = new AnalyserNode(context, { fftSize: WINDOW_IN_SAMPLES });
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(WINDOW_IN_SAMPLES);
  return {
    stream,
    level: () => {
      analyser.getFloatTimeDomainData(samples);
      return Math.min(1, loudness(samples) * GAIN);
    },
    stop: () => {
      for (const track of stream.getTracks()) track.stop();
      void context.close().catch(() => {});
    },
  };
}

/** Root mean square, 0 to 1. */
export function loudness(samples: Float32Array): number {
  const sum = samples.reduce((total, sample) => total + sample * sample, 0);
  return Math.sqrt(sum / samples.length);
}
