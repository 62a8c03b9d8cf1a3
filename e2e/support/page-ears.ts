import type { BrowserContext, Page } from 'playwright-core';

/** What reached the page's loudspeaker, measured where the voice client hands its sound to the browser. */
interface Ears {
  /** Milliseconds during which something was heard. */
  audibleMs: number;
  /** `performance.now()` of the last audible moment. */
  lastAudibleAt: number;
}

declare global {
  interface Window {
    ears: Ears;
  }
}

/** Below -46 dBFS nothing was said: Flite's pauses lie far under it, its softest vowels above. */
const AUDIBLE_RMS = 0.005;
const STEP_MS = 50;

/** Call before the page is opened. */
export async function attachEars(context: BrowserContext): Promise<void> {
  await context.addInitScript(installEars, { audibleRms: AUDIBLE_RMS, stepMs: STEP_MS });
}

export const heardMs = (page: Page): Promise<number> => page.evaluate(() => window.ears.audibleMs);

export const silentForMs = (page: Page): Promise<number> =>
  page.evaluate(() => performance.now() - window.ears.lastAudibleAt);

/** Runs in the page: every node connected to an output is measured as well. */
function installEars({ audibleRms, stepMs }: { audibleRms: number; stepMs: number }) {
  window.ears = { audibleMs: 0, lastAudibleAt: 0 };
  const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => AudioNode;
  AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
    const [target] = to;
    const isOutput =
      target instanceof AudioDestinationNode || target instanceof MediaStreamAudioDestinationNode;
    if (isOutput && !('isPilot' in this.context)) measure(this);
    return connect.apply(this, to);
  } as typeof AudioNode.prototype.connect;

  function measure(source: AudioNode) {
    const analyser = new AnalyserNode(source.context, { fftSize: 2048 });
    connect.call(source, analyser);
    const samples = new Float32Array(analyser.fftSize);
    setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
      if (Math.sqrt(power) < audibleRms) return;
      window.ears.audibleMs += stepMs;
      window.ears.lastAudibleAt = performance.now();
    }, stepMs);
  }
}
