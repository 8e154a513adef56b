import { Box } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { DataTable } from '../../../ui/table/data-table';
import { RowActionsContext } from '../row/row-actions';
import { ROW_COLUMNS } from './row-columns';
import { ROWS_TONES } from './row-tones';
import { type EditedRows } from './use-edited-rows';

/** What staff typed and matched while the rows are previewed. */
export interface RowsEditing {
  readonly drafts: Map<string, string>;
  readonly onMeantCategory: (text: string, category: string) => void;
}

interface RowsTableProps {
  label: string;
  edited: EditedRows;
  /** Without it rows can neither be corrected nor left out. */
  editing: RowsEditing | undefined;
  isRefreshing: boolean;
  empty: ReactNode;
}

/** A page of rows, corrected and left out where they stand. */
export function RowsTable({ label, edited, editing, isRefreshing, empty }: RowsTableProps) {
  const { rows, selection, select, keep, correct, leaveOut } = edited;
  const actions = {
    ...(editing ?? NOT_EDITING),
    isEditable: editing !== undefined,
    onEdit: (row: Parameters<typeof correct>[0]) => keep([row]),
    correct,
    onLeaveOut: (left: readonly { number: number }[], isLeftOut: boolean) =>
      void leaveOut(
        left.map(({ number }) => number),
        isLeftOut,
      ),
  };
  return (
    <Box css={ROWS_TONES}>
      <RowActionsContext value={actions}>
        <DataTable
          label={label}
          columns={ROW_COLUMNS}
          rows={rows}
          rowId={({ number }) => String(number)}
          rowName={({ label: name }) => name}
          isRefreshing={isRefreshing}
          selection={selection}
          onSelectionChange={select}
          isSelectable={editing !== undefined}
          empty={empty}
        />
      </RowActionsContext>
    </Box>
  );
}

const NOT_EDITING: RowsEditing = {
  drafts: new Map<string, string>(),
  onMeantCategory: () => undefined,
};
