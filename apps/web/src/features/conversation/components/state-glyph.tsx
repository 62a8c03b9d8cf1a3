import type { ExaminerState } from '../session/conversation-state.ts';

/** Each state has its own shape, so that it is told apart without colour. */
export function StateGlyph({ state }: { state: ExaminerState }) {
  return (
    <svg
      viewBox="0 0 48 24"
      className="h-6 w-12"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
    >
      {state === 'listening' && <path d="M24 4v16M17 2a14 14 0 0 0 0 20M31 2a14 14 0 0 1 0 20" />}
      {state === 'thinking' && (
        <g fill="currentColor" stroke="none">
          <circle cx="10" cy="12" r="3.5" />
          <circle cx="24" cy="12" r="3.5" />
          <circle cx="38" cy="12" r="3.5" />
        </g>
      )}
      {state === 'speaking' && <path d="M6 9v6M15 4v16M24 8v8M33 2v20M42 9v6" />}
    </svg>
  );
}
