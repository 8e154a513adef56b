import { Badge, Box, Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { Eraser, TrendingUp } from 'lucide-react';
import { formatCount } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { type DataColumn, dataColumns } from '../../../ui/table/data-columns';
import { TwoLines } from '../../../ui/table/two-lines';
import { useRowActions } from '../row/row-actions';
import { RowContent } from '../row/row-content';
import { rowLabel, rowPlace, rowStateId } from '../row/row-label';
import { type ImportRow } from '../row/row.fragment';

const column = dataColumns<ImportRow>();

/** The columns of the rows of an import. */
export const ROW_COLUMNS: DataColumn<ImportRow>[] = column.columns([
  column.display({
    id: 'row',
    header: 'Satır',
    meta: { label: 'Satır', isTitle: true },
    cell: ({ row: { original: row } }) => (
      <Box minWidth={{ md: '11rem' }} maxWidth={{ md: '18rem' }}>
        <TwoLines
          first={
            <Text as="span" fontWeight="semibold">
              {row.label || 'Adsız satır'}
            </Text>
          }
          second={[rowPlace(row), row.sku].filter(Boolean).join(' · ')}
        />
      </Box>
    ),
  }),
  column.display({
    id: 'state',
    header: 'Durum',
    meta: { label: 'Durum' },
    cell: ({ row }) => <RowState row={row.original} />,
  }),
  column.display({
    id: 'content',
    header: 'Değişiklik ya da sorun',
    meta: { label: 'Değişiklik ya da sorun', isWide: true },
    cell: ({ row }) => <RowContent row={row.original} />,
  }),
  column.display({
    id: 'actions',
    header: () => <VisuallyHidden>İşlem</VisuallyHidden>,
    meta: { label: '', align: 'end' },
    cell: ({ row }) => <LeaveOutButton row={row.original} />,
  }),
]);

function RowState({ row }: { row: ImportRow }) {
  const { label, Icon: drawing, tone } = rowLabel(row);
  return (
    // It takes the focus once a cell of the row was corrected.
    <Flex
      id={rowStateId(row)}
      tabIndex={-1}
      direction={{ base: 'row', md: 'column' }}
      wrap="wrap"
      align="start"
      gap="1"
      data-row-tone={tone}
    >
      <Badge colorPalette={tone}>
        <Icon of={drawing} size={14} strokeWidth={2} />
        {label}
      </Badge>
      {row.isPriceJump && (
        <Badge colorPalette="warning">
          <Icon of={TrendingUp} size={14} strokeWidth={2} />
          Fiyat sıçraması
        </Badge>
      )}
      {row.clearedFields > 0 && (
        <Badge colorPalette="warning">
          <Icon of={Eraser} size={14} strokeWidth={2} />
          {`${formatCount(row.clearedFields)} alan silinecek`}
        </Badge>
      )}
    </Flex>
  );
}

function LeaveOutButton({ row }: { row: ImportRow }) {
  const { isEditable, onLeaveOut } = useRowActions();
  if (!isEditable || row.kind === 'UNCHANGED') return null;
  const text = row.isLeftOut ? 'Geri koy' : 'Çıkar';
  return (
    <Button
      variant="ghost"
      size="xs"
      // As wide with either text: neither moves.
      minWidth="20"
      aria-label={`${row.label}: ${text}`}
      onClick={() => onLeaveOut([row], !row.isLeftOut)}
    >
      {text}
    </Button>
  );
}
