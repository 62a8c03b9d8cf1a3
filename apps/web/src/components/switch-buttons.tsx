import { Button } from './button.tsx';

type SwitchButtonsProps<Option extends string> = {
  options: readonly Option[];
  names: Record<Option, string>;
  chosen: Option;
  onChoose: (option: Option) => void;
};

/** One of a few, changed at once; the one that holds is pressed. */
export function SwitchButtons<Option extends string>({
  options,
  names,
  chosen,
  onChoose,
}: SwitchButtonsProps<Option>) {
  return options.map((option) => (
    <Button
      key={option}
      look="outline"
      aria-pressed={option === chosen}
      className="aria-pressed:border-course aria-pressed:bg-course-tint aria-pressed:text-course"
      onClick={() => onChoose(option)}
    >
      {names[option]}
    </Button>
  ));
}
