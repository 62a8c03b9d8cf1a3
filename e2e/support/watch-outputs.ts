import type { BrowserContext } from 'playwright-core';

declare global {
  interface Window {
    /** Tells of every node that is connected to an output, but for the pilot's own. */
    watchOutputs(onOutput: (source: AudioNode) => void): void;
    /** Reads a node every so often without being in the way of its sound; the RMS of its newest samples, 0 to 1. */
    readLevel(source: AudioNode, samples: number, everyMs: number, onLevel: (rms: number) => void): void;
  }
}

/** Below -46 dBFS nothing was said: Flite's pauses lie far under it, its softest vowels above. */
export const AUDIBLE_RMS = 0.005;

/** What listening to a page needs in it. Call before the page is opened, and before those who use it. */
export async function attachOutputs(context: BrowserContext): Promise<void> {
  await context.addInitScript(installOutputs);
}

/** Runs in the page. */
function installOutputs() {
  const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => AudioNode;
  const watchers: ((source: AudioNode) => void)[] = [];
  AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
    const [target] = to;
    const isOutput =
      target instanceof AudioDestinationNode || target instanceof MediaStreamAudioDestinationNode;
    if (isOutput && !('isPilot' in this.context)) for (const watcher of watchers) watcher(this);
    return connect.apply(this, to);
  } as typeof AudioNode.prototype.connect;
  window.watchOutputs = (onOutput) => void watchers.push(onOutput);
  window.readLevel = (source, fftSize, everyMs, onLevel) => {
    const analyser = new AnalyserNode(source.context, { fftSize });
    connect.call(source, analyser);
    const samples = new Float32Array(analyser.fftSize);
    setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      onLevel(Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length));
    }, everyMs);
  };
}
