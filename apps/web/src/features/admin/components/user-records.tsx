import type { AdminUserDetailOutput } from '@rightseat/contract';
import { TextAnchor } from '#components/text-link.tsx';
import { formatDateTime } from '#lib/format-date.ts';
import { formatDollars } from '../format.ts';
import { Cell, Row, Table } from './table.tsx';

export function UserPayments({ payments }: { payments: AdminUserDetailOutput['payments'] }) {
  return (
    <Table label="Payments" columns={['Paid', 'Amount', 'Refunded', 'Status', 'Payment']}>
      {payments.map((payment) => (
        <Row key={payment.id}>
          <Cell column="Paid" short>
            {formatDateTime(payment.paidAt)}
          </Cell>
          <Cell column="Amount" short>
            {formatDollars(payment.amount)}
          </Cell>
          <Cell column="Refunded" short>
            {formatDollars(payment.refunded)}
          </Cell>
          <Cell column="Status" short>
            {payment.status}
          </Cell>
          <Cell column="Payment">
            {payment.providerUrl === null ? (
              payment.paymentId
            ) : (
              <TextAnchor href={payment.providerUrl} target="_blank" rel="noreferrer">
                {payment.paymentId}
              </TextAnchor>
            )}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

export function UserConversations({
  conversations,
}: {
  conversations: AdminUserDetailOutput['conversations'];
}) {
  return (
    <Table label="Sessions" columns={['Started', 'Status', 'Minutes', 'Ended by']}>
      {conversations.map((conversation) => (
        <Row key={conversation.id}>
          <Cell column="Started" short>
            {conversation.startedAt === null ? 'never' : formatDateTime(conversation.startedAt)}
          </Cell>
          <Cell column="Status" short>
            {conversation.status}
          </Cell>
          <Cell column="Minutes" short>
            {(conversation.secondsUsed / 60).toFixed(1)}
          </Cell>
          <Cell column="Ended by">{conversation.endReason ?? 'N/A'}</Cell>
        </Row>
      ))}
    </Table>
  );
}

export function UserMails({ mails }: { mails: AdminUserDetailOutput['mails'] }) {
  return (
    <Table label="Mails" columns={['Written', 'Subject', 'Status', 'Sent']}>
      {mails.map((mail) => (
        <Row key={mail.id}>
          <Cell column="Written" short>
            {formatDateTime(mail.createdAt)}
          </Cell>
          <Cell column="Subject">{mail.subject}</Cell>
          <Cell column="Status" short>
            {mail.status}
          </Cell>
          <Cell column="Sent" short>
            {mail.sentAt === null ? 'not yet' : formatDateTime(mail.sentAt)}
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
