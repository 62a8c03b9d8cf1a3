import { useEffect, useRef } from 'react';
import { classNames } from '#lib/class-names.ts';
import { StateGlyph } from '../components/state-glyph.tsx';
import { useConversation } from '../hooks/conversation-context.ts';
import { useReading } from '../hooks/use-reading.ts';

/** Speech at a normal distance measures about 0.05 to 0.4; it fills the ring. */
const GAIN = 2.4;
/** How much wider the ring is at the loudest. */
const SWELL = 0.22;

/** Moves with whoever speaks, so that one sees that one is heard. Drawn past React: it changes with each frame. */
export function VoiceRing() {
  const { store, microphoneLevel, examinerLevel } = useConversation();
  const reading = useReading();
  const ring = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let shown = 0;
    let frame = requestAnimationFrame(function draw() {
      const { examiner, muted } = store.getState();
      const heard = examiner === 'speaking' ? examinerLevel() : muted ? 0 : microphoneLevel();
      shown += (Math.min(1, heard * GAIN) - shown) * 0.35;
      if (ring.current) ring.current.style.transform = `scale(${(1 + shown * SWELL).toFixed(3)})`;
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [store, microphoneLevel, examinerLevel]);
  return (
    <span
      aria-hidden="true"
      className={classNames('relative m-2 grid size-14 shrink-0 place-items-center lg:size-20', reading.tone)}
    >
      <span ref={ring} className="absolute inset-0 rounded-full border-4 border-current" />
      <span className="scale-75">{reading.glyph && <StateGlyph state={reading.glyph} />}</span>
    </span>
  );
}
