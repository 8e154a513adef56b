import { formatDateTime, formatPhone } from '../../../shop/format';
import { shortTime } from '../../../shop/short-time';
import { type DataColumn, dataColumns } from '../../../ui/table/data-columns';
import { OneLine } from '../../../ui/table/one-line';
import { rowActions } from '../../list/row-actions';
import { RowLink } from '../../list/row-link';
import { ROLE_LABELS } from '../user-labels';
import { UserStateBadge } from '../user-state-badge';
import { type UserRow } from './users.query';

interface UserActions {
  addressOf: (user: UserRow) => string;
}

export const { RowActions: UserActions, useRowActions: useUserActions } = rowActions<UserActions>();

const column = dataColumns<UserRow>();

/** The columns of the list of accounts. The ids of those that can be sorted are the fields of the account. */
export const USER_COLUMNS: DataColumn<UserRow>[] = column.columns([
  column.accessor('name', {
    header: 'Ad ve e-posta',
    meta: { label: 'Ad ve e-posta', isTitle: true },
    cell: ({ row }) => <NameLink user={row.original} />,
  }),
  column.accessor('phone', {
    header: 'İletişim',
    enableSorting: false,
    meta: { label: 'İletişim', width: '9.5rem', from: 1100 },
    cell: ({ row: { original } }) => (original.phone ? formatPhone(original.phone) : '–'),
  }),
  column.accessor('company', {
    header: 'Firma',
    enableSorting: false,
    meta: { label: 'Firma', width: '11rem', from: 900, card: 'second' },
    cell: ({ row: { original } }) => (
      <OneLine title={original.company ?? undefined}>{original.company ?? '–'}</OneLine>
    ),
  }),
  column.accessor('role', {
    header: 'Rol',
    enableSorting: false,
    meta: { label: 'Rol', width: '5.5rem', card: 'end' },
    cell: ({ row }) => ROLE_LABELS[row.original.role],
  }),
  column.display({
    id: 'state',
    header: 'Durum',
    meta: { label: 'Durum', width: '9.5rem', card: 'secondEnd' },
    cell: ({ row }) => <UserStateBadge account={row.original} />,
  }),
  column.accessor('createdAt', {
    header: 'Kayıt',
    sortDescFirst: true,
    meta: { label: 'Kayıt', width: '7.5rem', from: 1440 },
    cell: ({ row: { original } }) => (
      <OneLine title={formatDateTime(original.createdAt)}>{shortTime(original.createdAt)}</OneLine>
    ),
  }),
]);

function NameLink({ user }: { user: UserRow }) {
  const { addressOf } = useUserActions();
  return (
    <OneLine second={user.email} title={user.email}>
      <RowLink to={addressOf(user)}>{user.name}</RowLink>
    </OneLine>
  );
}
