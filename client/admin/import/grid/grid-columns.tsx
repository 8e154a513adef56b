import { Badge, chakra, Flex, Span, VisuallyHidden } from '@chakra-ui/react';
import { formatCount } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { type DataColumn, dataColumns } from '../../../ui/table/data-columns';
import { OneLine } from '../../../ui/table/one-line';
import { rowLabel, rowPlace } from '../row/row-label';
import { type ImportRow } from '../row/row.fragment';
import { GridCell } from './grid-cell';
import { type GridFields } from './grid-fields';
import { NAME_COLUMN } from './row-cell';

/** In rem, as those below. */
export const NUMBER_WIDTH = 5;
export const NAME_WIDTH = 19;
const RESULT_WIDTH = 15;
const USUAL_WIDTH = 10;

/** In rem, by heading; the rest is as wide as is usual. */
const WIDTHS: Readonly<Record<string, number>> = {
  SKU: 9,
  Kategori: 13,
  Fiyat: 12,
  Stok_Miktari: 7.5,
  Min_Siparis: 7.5,
  Aciklama: 15,
  Kisa_Aciklama: 15,
  Garanti: 7.5,
  Birim: 6,
  Puan: 5,
};

const NUMBERS = [
  'Fiyat',
  'Stok_Miktari',
  'Min_Siparis',
  'Puan',
  'Degerlendirme_Sayisi',
  'Fiyat_Farki',
  'Stok',
  'Sira',
];

const column = dataColumns<ImportRow>();

/** The columns of the grid: number and name, which stay in sight, then those of the file. */
export function gridColumns({ fields }: GridFields, hasResult: boolean): DataColumn<ImportRow>[] {
  return column.columns([
    column.display({
      id: 'number',
      header: 'Satır',
      meta: { label: 'Satır', align: 'end', width: `${String(NUMBER_WIDTH)}rem` },
      cell: ({ row }) => <RowNumber row={row.original} />,
    }),
    column.display({
      id: NAME_COLUMN,
      header: () => <HeadText label="Ad" isRequired />,
      meta: { label: 'Ad', isTitle: true, width: `${String(NAME_WIDTH)}rem` },
      cell: ({ row }) => <GridCell row={row.original} column={NAME_COLUMN} />,
    }),
    ...(hasResult ? [RESULT] : []),
    ...fields.map(({ header, label, isRequired }) =>
      column.display({
        id: header,
        header: () => <HeadText label={label} isRequired={isRequired} />,
        meta: {
          label,
          align: NUMBERS.includes(header) ? 'end' : undefined,
          width: `${String(WIDTHS[header] ?? USUAL_WIDTH)}rem`,
        },
        cell: ({ row }) => <GridCell row={row.original} column={header} />,
      }),
    ),
  ]);
}

/** In rem: columns keep their widths, and the grid scrolls where they do not fit. */
export function gridWidth({ fields }: GridFields, hasResult: boolean): number {
  const own = fields.reduce((sum, { header }) => sum + (WIDTHS[header] ?? USUAL_WIDTH), 0);
  return NUMBER_WIDTH + NAME_WIDTH + (hasResult ? RESULT_WIDTH : 0) + own;
}

const RESULT = column.display({
  id: 'result',
  header: 'Sonuç',
  meta: { label: 'Sonuç', width: `${String(RESULT_WIDTH)}rem`, card: undefined },
  cell: ({ row: { original: row } }) => {
    const { label, Icon: drawing, tone } = rowLabel(row);
    return (
      <OneLine title={[label, row.undoReason].filter(Boolean).join(': ')} second={row.undoReason}>
        <Badge colorPalette={tone} data-tone="result">
          <Icon of={drawing} size={14} strokeWidth={2} />
          {label}
        </Badge>
      </OneLine>
    );
  },
});

function HeadText({ label, isRequired }: { label: string; isRequired: boolean }) {
  return (
    <Span title={label}>
      {label}
      {isRequired && (
        <Span aria-hidden color="danger.fg">
          {' '}
          *
        </Span>
      )}
    </Span>
  );
}

/** The number of a row in its sheet, with a drawing of what it would do. */
function RowNumber({ row }: { row: ImportRow }) {
  const { label, Icon: drawing, tone } = rowLabel(row);
  return (
    <Flex
      as="span"
      align="center"
      justify={{ md: 'flex-end' }}
      gap="1.5"
      data-row-tone={tone}
      title={`${rowPlace(row)}: ${label}`}
      color={tone === 'danger' ? 'danger.fg' : 'fg.muted'}
      fontVariantNumeric="tabular-nums"
    >
      <chakra.span color={tone === 'neutral' ? undefined : `${tone}.fg`}>
        <Icon of={drawing} size={14} />
      </chakra.span>
      {formatCount(row.rowNumber)}
      <VisuallyHidden>{`, ${row.sheetName}, ${label}`}</VisuallyHidden>
    </Flex>
  );
}
