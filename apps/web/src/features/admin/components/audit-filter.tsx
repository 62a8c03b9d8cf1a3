import { Select } from '#components/select.tsx';
import { AUDIT_ACTIONS } from '../audit-words.ts';

/** Null shows every action. */
export function AuditFilter({
  action,
  onChange,
}: {
  action: string | null;
  onChange: (action: string | null) => void;
}) {
  return (
    <Select
      label="Action"
      value={action ?? ''}
      onSelect={(chosen) => onChange(chosen || null)}
      className="max-w-xs"
    >
      <option value="">All</option>
      {Object.entries(AUDIT_ACTIONS).map(([name, words]) => (
        <option key={name} value={name}>
          {words}
        </option>
      ))}
    </Select>
  );
}
