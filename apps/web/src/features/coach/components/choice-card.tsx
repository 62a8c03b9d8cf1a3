import { classNames } from '#lib/class-names.ts';

type ChoiceCardProps = {
  name: string;
  title: string;
  note: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
};

/** One radio of a group, with the line that explains it. */
export function ChoiceCard({ name, title, note, checked, disabled = false, onChoose }: ChoiceCardProps) {
  return (
    <label
      className={classNames(
        'flex min-h-11 gap-3 rounded-sm border p-3',
        checked ? 'border-course bg-course-tint' : 'border-edge',
        disabled ? 'cursor-not-allowed border-dashed' : 'cursor-pointer hover:border-ink',
      )}
    >
      <input
        type="radio"
        name={name}
        className="mt-1 size-4 shrink-0 accent-course"
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span>
        <span className={classNames('block font-bold', disabled && 'text-quiet')}>{title}</span>
        <span className="block text-sm text-quiet">{note}</span>
      </span>
    </label>
  );
}
