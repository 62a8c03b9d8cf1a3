import {
  type CaptionChoice,
  captionChoices,
  chooseCaptions,
  useCaptionChoice,
} from '../hooks/use-caption-choice.ts';

const words: Record<CaptionChoice, string> = {
  shown: 'Shown',
  aloud: 'Shown, and read by my screen reader',
  hidden: 'Hidden',
};

export function CaptionSwitch() {
  const chosen = useCaptionChoice();
  return (
    <fieldset>
      <legend className="text-sm font-bold">Captions</legend>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {captionChoices.map((choice) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="captions"
              checked={choice === chosen}
              className="size-4 shrink-0 accent-course"
              onChange={() => chooseCaptions(choice)}
            />
            {words[choice]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
