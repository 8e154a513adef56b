import {
  type ReactTable,
  type RowData,
  type RowSelectionState,
  type SortingState,
  useTable,
} from '@tanstack/react-table';
import { type DataColumn, type DataTableFeatures, dataTableFeatures } from './data-columns';

export interface DataTableState {
  /** The order the server gives, where it can give another: at most one column. */
  readonly sorting?: SortingState;
  readonly onSortingChange?: (sorting: SortingState) => void;
  /** Ids of the selected rows, where rows can be selected; they may stand on other pages too. */
  readonly selection?: ReadonlySet<string>;
  readonly onSelectionChange?: (selection: ReadonlySet<string>) => void;
  readonly hiddenColumns?: ReadonlySet<string>;
}

interface DataTableModel<Row extends RowData> extends DataTableState {
  readonly columns: DataColumn<Row>[];
  /** Stable from render to render: the rows of an answer, or a list that is made once. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
}

const UNSORTED: SortingState = [];
const NOTHING_SELECTED: ReadonlySet<string> = new Set();

export type DataTableInstance<Row extends RowData> = ReactTable<DataTableFeatures, Row>;

/** TanStack's table in server mode: order, selection and columns belong to the screen, which keeps them in its address. */
export function useDataTable<Row extends RowData>(model: DataTableModel<Row>): DataTableInstance<Row> {
  const { columns, rows, rowId, sorting = UNSORTED, selection = NOTHING_SELECTED, hiddenColumns } = model;
  const rowSelection: RowSelectionState = Object.fromEntries([...selection].map((id) => [id, true]));
  const columnVisibility = Object.fromEntries([...(hiddenColumns ?? [])].map((id) => [id, false]));
  return useTable<DataTableFeatures, Row>({
    features: dataTableFeatures,
    columns,
    data: rows,
    getRowId: rowId,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: { sorting, rowSelection, columnVisibility },
    onSortingChange: (change) =>
      model.onSortingChange?.(typeof change === 'function' ? change(sorting) : change),
    onRowSelectionChange: (change) => {
      const next = typeof change === 'function' ? change(rowSelection) : change;
      model.onSelectionChange?.(new Set(Object.keys(next)));
    },
  });
}
