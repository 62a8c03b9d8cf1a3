import { retentionDays } from '@rightseat/contract';

type KeepVoiceFieldProps = { chosen: boolean; onChoose: (chosen: boolean) => void };

/** Whether one's answers are kept as sound. Each exam asks anew, and says no by itself. */
export function KeepVoiceField({ chosen, onChoose }: KeepVoiceFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer gap-3 rounded-sm border border-edge p-3 hover:border-ink">
      <input
        type="checkbox"
        className="mt-1 size-4 shrink-0 accent-course"
        checked={chosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <span>
        <span className="block font-bold">Keep my spoken answers, to hear them again</span>
        <span className="block text-sm text-quiet">
          For this exam alone. They are kept {retentionDays.voice} days, for you alone, and you can delete
          them in the debrief. Switched off, no sound is kept.
        </span>
      </span>
    </label>
  );
}
