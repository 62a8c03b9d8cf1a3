/** Calls when nothing was heard for that long, once something was. The engine pings every 5 s. */
export function watchSilence(silentMs: number, onSilent: () => void): { hear: () => void; end: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    hear() {
      clearTimeout(timer);
      timer = setTimeout(onSilent, silentMs);
    },
    end: () => clearTimeout(timer),
  };
}
