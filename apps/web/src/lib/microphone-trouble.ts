/** Why a browser gives no microphone: each is mended elsewhere. */
export type MicrophoneTrouble = 'refused' | 'missing' | 'busy' | 'insecure';

/** What `getUserMedia` threw, or that it was not there. */
export function troubleOf(error: unknown): MicrophoneTrouble {
  // Browsers hide it from pages that are not served securely.
  if (navigator.mediaDevices === undefined) return 'insecure';
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'refused';
}

/** What to do about it, in the words of the browser at hand. */
export function describeTrouble(trouble: MicrophoneTrouble, userAgent: string): string {
  if (trouble === 'missing') return 'No microphone was found. Plug one in, or a headset, and try again.';
  if (trouble === 'busy')
    return 'Another program holds the microphone. Close the call that uses it, and try again.';
  if (trouble === 'insecure')
    return 'This page was not opened by https, and browsers give no microphone then.';
  return `The microphone was refused. ${howToAllow(userAgent)}`;
}

function howToAllow(userAgent: string): string {
  if (/iPhone|iPad/.test(userAgent)) {
    return 'Press the page sign beside the address, then Website Settings, Microphone, Allow. Load the page again.';
  }
  if (/Firefox/.test(userAgent)) {
    return 'Press the crossed-out microphone beside the address, take the block away, and load the page again.';
  }
  if (/Chrome|Chromium|Edg/.test(userAgent)) {
    return 'Press the sign left of the address, set Microphone to Allow, and load the page again.';
  }
  if (/Safari/.test(userAgent)) {
    return 'In the menu: Safari, Settings, Websites, Microphone, Allow for this page. Load it again.';
  }
  return 'Allow it in the settings of the browser for this page, and load it again.';
}
