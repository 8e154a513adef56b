import { Box, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../paths';
import { formatCount, formatDay, formatTime } from '../../../shop/format';
import { type DataColumn, dataColumns } from '../../../ui/table/data-columns';
import { sideEffectName } from '../../notices/job-names';
import { type FailedSideEffect } from './side-effects.query';

const column = dataColumns<FailedSideEffect>();

/** The columns of what could not be sent. */
export const SIDE_EFFECT_COLUMNS: DataColumn<FailedSideEffect>[] = column.columns([
  column.display({
    id: 'name',
    header: 'Ne',
    meta: { label: 'Ne', isTitle: true },
    cell: ({ row: { original } }) => (
      <Text fontWeight="semibold" overflowWrap="anywhere">
        {sideEffectName(original.name)}
      </Text>
    ),
  }),
  column.display({
    id: 'subject',
    header: 'Ne için',
    meta: { label: 'Ne için' },
    cell: ({ row }) => <Subject of={row.original} />,
  }),
  column.display({
    id: 'error',
    header: 'Son hata',
    meta: { label: 'Son hata' },
    cell: ({ row: { original } }) => <Text overflowWrap="anywhere">{original.error ?? '–'}</Text>,
  }),
  column.display({
    id: 'attempts',
    header: 'Deneme',
    meta: { label: 'Deneme', align: 'end' },
    cell: ({ row: { original } }) => formatCount(original.attempts),
  }),
  column.display({
    id: 'failedAt',
    header: 'Vazgeçildi',
    meta: { label: 'Vazgeçildi' },
    cell: ({ row: { original } }) => (
      <Box whiteSpace="nowrap">
        <Text>{formatDay(original.failedAt)}</Text>
        <Text textStyle="small" color="fg.muted">
          {formatTime(original.failedAt)}
        </Text>
      </Box>
    ),
  }),
]);

/** What it was about: orders have a screen. */
function Subject({ of: { fact, subjectId } }: { of: FailedSideEffect }) {
  if (!fact.startsWith('Order')) return '–';
  return (
    <Link asChild color="petrol.fg" whiteSpace="nowrap">
      <RouterLink to={paths.adminOrder(subjectId)}>Sipariş</RouterLink>
    </Link>
  );
}
