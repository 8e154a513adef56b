import { Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { formatCount, formatDateTime } from '../../../shop/format';
import { shortTime } from '../../../shop/short-time';
import { type DataColumn, dataColumns } from '../../../ui/table/data-columns';
import { OneLine } from '../../../ui/table/one-line';
import { thingAddress } from '../../navigation/thing-address';
import { sideEffectName } from '../../notices/job-names';
import { useStaff } from '../../session/use-staff';
import { type FailedSideEffect } from './side-effects.query';

const column = dataColumns<FailedSideEffect>();

/** The columns of what could not be sent. */
export const SIDE_EFFECT_COLUMNS: DataColumn<FailedSideEffect>[] = column.columns([
  column.display({
    id: 'name',
    header: 'Ne',
    meta: { label: 'Ne', isTitle: true, width: '16rem' },
    cell: ({ row: { original } }) => (
      <Text as="b" fontWeight="semibold" title={sideEffectName(original.name)}>
        {sideEffectName(original.name)}
      </Text>
    ),
  }),
  column.display({
    id: 'subject',
    header: 'Ne için',
    meta: { label: 'Ne için', width: '7rem', card: 'secondEnd' },
    cell: ({ row }) => <Subject of={row.original} />,
  }),
  column.display({
    id: 'error',
    header: 'Son hata',
    meta: { label: 'Son hata', card: 'second' },
    cell: ({ row: { original } }) => (
      <OneLine title={original.error ?? undefined}>{original.error ?? '–'}</OneLine>
    ),
  }),
  column.display({
    id: 'attempts',
    header: 'Deneme',
    meta: { label: 'Deneme', align: 'end', width: '6rem', from: 900 },
    cell: ({ row: { original } }) => formatCount(original.attempts),
  }),
  column.display({
    id: 'failedAt',
    header: 'Vazgeçildi',
    meta: { label: 'Vazgeçildi', width: '8rem', card: 'end' },
    cell: ({ row: { original } }) => (
      <OneLine title={formatDateTime(original.failedAt)}>{shortTime(original.failedAt)}</OneLine>
    ),
  }),
]);

/** What it was about: orders and messages have a screen, for those who may see it. */
function Subject({ of: { fact, subjectId } }: { of: FailedSideEffect }) {
  const staff = useStaff();
  const kind = fact.startsWith('Message') ? 'message' : fact.startsWith('Order') ? 'order' : undefined;
  if (!kind) return '–';
  const address = thingAddress({ kind, id: subjectId }, staff);
  if (!address) return SUBJECTS[kind];
  return (
    <Link asChild color="petrol.fg" whiteSpace="nowrap">
      <RouterLink to={address}>{SUBJECTS[kind]}</RouterLink>
    </Link>
  );
}

const SUBJECTS = { message: 'Mesaj', order: 'Sipariş' };
