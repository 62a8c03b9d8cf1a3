import type { AuditEntry } from '@rightseat/contract';
import { EmailAddress } from '#components/email-address.tsx';
import { TextLink } from '#components/text-link.tsx';
import { adminUserPath } from '#config/paths.ts';
import { formatDateTime } from '#lib/format-date.ts';
import { AUDIT_ACTIONS, describeChange } from '../audit-words.ts';
import { Cell, Row, Table } from './table.tsx';

const COLUMNS = ['When', 'Who', 'What', 'Whom', 'Change'];

/** Who did what to whom, newest first. */
export function AuditTable({ entries, busy = false }: { entries: readonly AuditEntry[]; busy?: boolean }) {
  return (
    <Table label="Audit log" columns={COLUMNS} busy={busy}>
      {entries.map((entry) => (
        <Row key={entry.id}>
          <Cell column="When" short>
            <time dateTime={entry.at}>{formatDateTime(entry.at)}</time>
          </Cell>
          <Cell column="Who">
            <p>{entry.actorEmail ? <EmailAddress email={entry.actorEmail} /> : 'deleted account'}</p>
            <p className="text-sm text-quiet">from {entry.ip}</p>
          </Cell>
          <Cell column="What">
            <strong>{AUDIT_ACTIONS[entry.action] ?? entry.action}</strong>
          </Cell>
          <Cell column="Whom">
            <Target entry={entry} />
          </Cell>
          <Cell column="Change">
            <Change lines={describeChange(entry)} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function Target({ entry }: { entry: AuditEntry }) {
  if (entry.targetUserId === null) return <span className="text-quiet">nobody</span>;
  if (entry.targetEmail === null) return <span>deleted account</span>;
  return (
    <TextLink to={adminUserPath(entry.targetUserId)}>
      <EmailAddress email={entry.targetEmail} />
    </TextLink>
  );
}

function Change({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <span className="text-quiet">none</span>;
  return lines.map((line) => <p key={line}>{line}</p>);
}
