import { type ComponentProps, useId } from 'react';
import { inputStyle } from './field.tsx';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'onChange'> & {
  label: string;
  onText: (text: string) => void;
};

/** A labelled box for some sentences. */
export function TextArea({ label, onText, ...box }: TextAreaProps) {
  const id = useId();
  return (
    <div className="space-y-2">
      <label htmlFor={id} className="block font-bold">
        {label}
      </label>
      <textarea id={id} className={inputStyle} onChange={({ target }) => onText(target.value)} {...box} />
    </div>
  );
}
