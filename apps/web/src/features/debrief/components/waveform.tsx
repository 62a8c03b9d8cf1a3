const BAR = 3;
const HEIGHT = 36;
const LEAST = 2;

type WaveformProps = {
  peaks: readonly number[] /** How much of it has been heard, 0 to 1. */;
  heard: number;
};

/** How the sound rises and falls; what has been heard is lit. The loudest bar fills the height. */
export function Waveform({ peaks, heard }: WaveformProps) {
  const loudest = Math.max(1, ...peaks);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${peaks.length * BAR} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-9 w-full"
    >
      {peaks.map((peak, bar) => {
        const height = Math.max(LEAST, (peak * HEIGHT) / loudest);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={bar}
            x={bar * BAR}
            y={(HEIGHT - height) / 2}
            width={BAR - 1}
            height={height}
            className={bar < heard * peaks.length ? 'fill-active' : 'fill-edge'}
          />
        );
      })}
    </svg>
  );
}
