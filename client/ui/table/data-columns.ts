import {
  type ColumnDef,
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

interface DataColumnMeta {
  /** The column's name on the cards of a phone, in the choice of columns and in the choice of an order. */
  readonly label: string;
  /** Numbers and sums stand at the end of their column. */
  readonly align?: 'end';
  /** Heads the card on a phone, without its label, and cannot be hidden. */
  readonly isTitle?: true;
  /** More than a value: on a phone it stands below its label, as wide as the card. */
  readonly isWide?: true;
  /**
   * As CSS takes it, from the width of a window on where it depends on that. Where a column has one all rows are of one line, and
   * columns without a width share what is left.
   */
  readonly width?: string | Readonly<Record<string, string>>;
  /** Shown in windows of at least so many pixels. */
  readonly from?: number;
  /**
   * Its place on a card of two lines, which is what rows are on a phone once a column has one: the first line has what heads the
   * row, something beside it and an end, the second line a text and its end; a picture stands before both. Other columns are left
   * out.
   */
  readonly card?: 'picture' | 'beside' | 'end' | 'second' | 'secondEnd';
}

/** What every table of the panel can do. The server sorts and pages; nothing is computed from the rows shown. */
export const dataTableFeatures = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<DataColumnMeta>(),
});

export type DataTableFeatures = typeof dataTableFeatures;

export type DataColumn<Row extends RowData> = ColumnDef<DataTableFeatures, Row>;

/** Writes the columns of a table: `const column = dataColumns<Order>()`, then `column.accessor(...)`, `column.display(...)`. */
export function dataColumns<Row extends RowData>() {
  return createColumnHelper<DataTableFeatures, Row>();
}

/** What is said of a column wherever it has no head. */
export function labelOf(meta: DataColumnMeta | undefined, id: string): string {
  return meta?.label ?? id;
}

/** Under which a column is sorted and hidden: its own id, else the field it shows. */
export function columnId<Row extends RowData>(column: DataColumn<Row>): string | undefined {
  if (column.id !== undefined) return column.id;
  return 'accessorKey' in column ? String(column.accessorKey) : undefined;
}
