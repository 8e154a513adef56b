import { formatDateTime } from '../../../shop/format';
import { MESSAGE_SUBJECTS } from '../../../shop/message-subjects';
import { shortTime } from '../../../shop/short-time';
import { type DataColumn, dataColumns } from '../../../ui/table/data-columns';
import { OneLine } from '../../../ui/table/one-line';
import { rowActions } from '../../list/row-actions';
import { RowLink } from '../../list/row-link';
import { ComplaintFlag, DueText } from '../due-text';
import { MessageStatusBadge } from '../message-status-badge';
import { type MessageRow } from './messages.query';

interface MessageActions {
  addressOf: (message: MessageRow) => string;
}

export const { RowActions: MessageActions, useRowActions: useMessageActions } = rowActions<MessageActions>();

const column = dataColumns<MessageRow>();

/** The columns of the list of messages. The ids of those that can be sorted are the fields of the message. */
export const MESSAGE_COLUMNS: DataColumn<MessageRow>[] = column.columns([
  column.display({
    id: 'sender',
    header: 'Gönderen',
    meta: { label: 'Gönderen', isTitle: true, width: '15rem' },
    cell: ({ row }) => <SenderLink message={row.original} />,
  }),
  column.accessor('number', {
    header: 'Numara',
    enableSorting: false,
    meta: { label: 'Numara', width: '9rem', from: 1440 },
    cell: ({ row }) => row.original.number,
  }),
  column.display({
    id: 'subject',
    header: 'Konu',
    meta: { label: 'Konu', width: '8.5rem', card: 'second' },
    cell: ({ row: { original } }) =>
      original.subject === 'COMPLAINT' ? (
        <ComplaintFlag subject={original.subject} />
      ) : (
        MESSAGE_SUBJECTS[original.subject].label
      ),
  }),
  column.display({
    id: 'text',
    header: 'Mesaj',
    meta: { label: 'Mesaj', from: 1100 },
    cell: ({ row: { original } }) => (
      <OneLine title={original.text ?? undefined}>{original.text ?? '–'}</OneLine>
    ),
  }),
  column.accessor('createdAt', {
    header: 'Tarih',
    sortDescFirst: true,
    meta: { label: 'Tarih', width: '7.5rem', card: 'end' },
    cell: ({ row: { original } }) => (
      <OneLine title={formatDateTime(original.createdAt)}>{shortTime(original.createdAt)}</OneLine>
    ),
  }),
  column.accessor('responseDueAt', {
    header: 'Son yanıt',
    sortDescFirst: false,
    meta: { label: 'Son yanıt', width: '9.5rem', from: 900 },
    cell: ({ row }) => <DueText message={row.original} />,
  }),
  column.accessor('status', {
    header: 'Durum',
    enableSorting: false,
    meta: { label: 'Durum', width: '8.5rem', card: 'secondEnd' },
    cell: ({ row }) => <MessageStatusBadge status={row.original.status} />,
  }),
]);

function SenderLink({ message }: { message: MessageRow }) {
  const { addressOf } = useMessageActions();
  const { sender, status } = message;
  return (
    <OneLine isStrong={status === 'NEW'} second={sender?.company ?? 'Bireysel'} title={sender?.email}>
      <RowLink to={addressOf(message)}>{sender?.name ?? 'Silinmiş kişi'}</RowLink>
    </OneLine>
  );
}
