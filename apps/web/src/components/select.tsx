import { type ReactNode, useId } from 'react';
import { classNames } from '#lib/class-names.ts';
import { inputStyle } from './field.tsx';

type SelectProps = {
  label: string;
  value: string;
  onSelect: (value: string) => void;
  className?: string;
  /** The options. */
  children: ReactNode;
};

/** A labelled list to choose one of. */
export function Select({ label, value, onSelect, className, children }: SelectProps) {
  const id = useId();
  return (
    <div className={classNames('min-w-0 space-y-1.5', className)}>
      <label htmlFor={id} className="block font-bold">
        {label}
      </label>
      <select id={id} className={inputStyle} value={value} onChange={({ target }) => onSelect(target.value)}>
        {children}
      </select>
    </div>
  );
}
