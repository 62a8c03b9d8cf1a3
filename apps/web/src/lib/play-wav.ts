/**
 * Plays a WAV file that came as base64; resolves when it has been heard, or called off.
 * @throws DOMException where the browser will not play
 */
export async function playWav(base64: string, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
  const audio = new Audio(url);
  try {
    const over = new Promise<void>((resolve) => {
      for (const event of ['ended', 'error']) audio.addEventListener(event, () => resolve(), { once: true });
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
    await audio.play();
    await over;
  } finally {
    audio.pause();
    URL.revokeObjectURL(url);
  }
}
