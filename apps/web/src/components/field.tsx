import { type ComponentProps, useId } from 'react';
import { classNames } from '#lib/class-names.ts';

export const inputStyle =
  'block w-full min-h-11 rounded-sm border border-edge bg-panel px-3 py-2 text-ink placeholder:text-quiet aria-invalid:border-limit aria-invalid:border-2';

type FieldProps = ComponentProps<'input'> & { label: string; hint?: string; error?: string | undefined };

/** A labelled input with its hint and its error tied to it for screen readers. */
export function Field({ label, hint, error, className, id, ...input }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hintId = hint ? `${inputId}-hint` : undefined;
  const errorId = error ? `${inputId}-error` : undefined;
  return (
    <div className={classNames('space-y-1.5', className)}>
      <label htmlFor={inputId} className="block font-bold">
        {label}
      </label>
      <input
        id={inputId}
        className={inputStyle}
        aria-invalid={error ? true : undefined}
        aria-describedby={[hintId, errorId].filter(Boolean).join(' ') || undefined}
        {...input}
      />
      {hint && (
        <p id={hintId} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-sm font-bold text-limit">
          {error}
        </p>
      )}
    </div>
  );
}
