import { useId } from 'react';
import { inputStyle } from '#components/field.tsx';
import { AUDIT_ACTIONS } from '../audit-words.ts';

/** Null shows every action. */
export function AuditFilter({
  action,
  onChange,
}: {
  action: string | null;
  onChange: (action: string | null) => void;
}) {
  const id = useId();
  return (
    <div className="max-w-xs space-y-1.5">
      <label htmlFor={id} className="block font-bold">
        Action
      </label>
      <select
        id={id}
        className={inputStyle}
        value={action ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      >
        <option value="">All</option>
        {Object.entries(AUDIT_ACTIONS).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
