import { Box } from '@chakra-ui/react';
import { type ReactNode, useMemo } from 'react';
import { DataTable } from '../../../ui/table/data-table';
import { gridColumns, gridWidth } from '../grid/grid-columns';
import { type GridFields } from '../grid/grid-fields';
import { followCellKeys } from '../grid/grid-keys';
import { frozenWidth, gridStyle } from '../grid/grid-style';
import { type useCellFocus } from '../grid/use-cell-focus';
import { type RowActions, RowActionsContext } from '../grid/row-actions';
import { type EditedRows } from './use-edited-rows';

/** What staff typed and matched while the rows are previewed. */
export interface RowsEditing extends Pick<
  RowActions,
  'drafts' | 'categories' | 'onMeantCategory' | 'onNewCategory'
> {
  /** The number of the row that was worked on when the file had to be compared anew. */
  readonly resume: number | undefined;
}

interface RowsTableProps {
  label: string;
  fields: GridFields;
  edited: EditedRows;
  /** Without it rows can neither be corrected nor left out. */
  editing: RowsEditing | undefined;
  focus: ReturnType<typeof useCellFocus>;
  /** Whether the rows were applied: each then says what became of it. */
  hasResult: boolean;
  isRefreshing: boolean;
  empty: ReactNode;
}

/** A page of rows as a grid that scrolls by itself, corrected where they stand. */
export function RowsTable(props: RowsTableProps) {
  const { label, fields, edited, editing, focus, hasResult, isRefreshing, empty } = props;
  const { rows, selection, select, keep, correct } = edited;
  const columns = useMemo(() => gridColumns(fields, hasResult), [fields, hasResult]);
  const { open, left, onOpen, onSkip, onCorrected } = focus;
  const isSelectable = editing !== undefined;
  const actions: RowActions = {
    ...(editing ?? NOT_EDITING),
    fields,
    isEditable: editing !== undefined,
    open,
    left,
    correct,
    onSkip,
    onCorrected,
    // A row that is worked on stays in sight.
    onOpen: (place) => {
      const row = place && rows?.find(({ number }) => number === place.number);
      if (row && editing) keep([row]);
      onOpen(place);
    },
  };
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={`${label}, tablo`}
      flex={{ md: '1 1 0' }}
      minHeight={{ md: '31rem' }}
      overflow={{ md: 'auto' }}
      overscrollBehavior="contain"
      scrollPaddingTop={{ md: '2rem' }}
      scrollPaddingInlineStart={{ md: `${String(frozenWidth(isSelectable))}rem` }}
      css={gridStyle(gridWidth(fields, hasResult), isSelectable)}
      onKeyDownCapture={followCellKeys}
    >
      <RowActionsContext value={actions}>
        <DataTable
          label={label}
          columns={columns}
          rows={rows}
          rowId={({ number }) => String(number)}
          rowName={({ label: name }) => name}
          isRefreshing={isRefreshing}
          selection={selection}
          onSelectionChange={select}
          isSelectable={isSelectable}
          empty={empty}
        />
      </RowActionsContext>
    </Box>
  );
}

const NOT_EDITING: RowsEditing = {
  drafts: new Map<string, string>(),
  categories: [],
  resume: undefined,
  onMeantCategory: () => undefined,
  onNewCategory: () => undefined,
};
