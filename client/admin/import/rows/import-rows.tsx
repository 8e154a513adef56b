import { Box, Button, Stack } from '@chakra-ui/react';
import { type ReactNode, useMemo, useState } from 'react';
import { useQuery } from 'urql';
import { useLastData } from '../../../graphql/use-last-data';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ErrorState } from '../../../ui/feedback/error-state';
import { TitledCard } from '../../../ui/layout/titled-card';
import { Pager } from '../../../ui/navigation/pager';
import { DataTable } from '../../../ui/table/data-table';
import { NoRows } from './no-rows';
import { pin, type PinnedRows, withPinned } from './pinned-rows';
import { RowActionsContext } from './row-actions';
import { ROW_COLUMNS } from './row-columns';
import { ROWS_TONES } from './row-tones';
import { type ImportRow, PanelImportRowsQuery, ROWS_CONTEXT } from './rows.query';
import { RowsFilters } from './rows-filters';
import { ROWS_PER_PAGE, type RowsView, rowsVariables } from './rows-state';
import { useRowChanges } from './use-row-changes';
import { useRowsState } from './use-rows-state';

const NO_ROWS_PINNED: PinnedRows = new Map();
const NOTHING_SELECTED: ReadonlySet<string> = new Set();

interface ImportRowsProps {
  importId: string;
  title: string;
  /** What is shown where the address names nothing. */
  firstView: RowsView;
  /** While it is previewed: rows can be corrected, matched and left out. */
  editing?: {
    readonly drafts: Map<string, string>;
    readonly onMeantCategory: (text: string, category: string) => void;
  };
  /** What can be done with all rows. */
  aside?: ReactNode;
}

/** The rows of an import: what each would do or did, searched, narrowed, and corrected where they stand. */
export function ImportRows({ importId, title, firstView, editing, aside }: ImportRowsProps) {
  const { state, ask, addressOf, addressOfView } = useRowsState(importId);
  const [answer, askAgain] = useQuery({
    query: PanelImportRowsQuery,
    variables: rowsVariables(importId, state, firstView),
    context: ROWS_CONTEXT,
  });
  const { error, fetching, stale } = answer;
  // What was shown stays while it cannot be loaded anew.
  const data = useLastData(answer.data);
  const list = data?.importRun?.rows;
  const changes = useRowChanges(importId);
  const [problem, setProblem] = useState<string>();
  const page = addressOf({ page: state.page });
  // What is out of sight is not selected: nothing is done to it unseen.
  const [selected, setSelected] = useState({ ids: NOTHING_SELECTED, at: page });
  const selection = selected.at === page ? selected.ids : NOTHING_SELECTED;
  const [{ pinned, at }, setPinned] = useState({ pinned: NO_ROWS_PINNED, at: page });
  const rows = useMemo(
    () => list && withPinned(list.items, at === page ? pinned : NO_ROWS_PINNED),
    [list, pinned, at, page],
  );
  const keep = (kept: readonly ImportRow[]) =>
    setPinned((earlier) => ({
      pinned: pin(earlier.at === page ? earlier.pinned : NO_ROWS_PINNED, kept, list?.items),
      at: page,
    }));
  const correct = async (row: ImportRow, field: string, value: string) => {
    const changed = await changes.correct(row, field, value);
    if ('problem' in changed) return changed.problem;
    keep([changed.row]);
    return undefined;
  };
  const leaveOut = async (numbers: readonly number[], isLeftOut: boolean) => {
    const before = (rows ?? []).filter(({ number }) => numbers.includes(number));
    keep(before.map((row) => ({ ...row, isLeftOut })));
    const refused = await changes.leaveOut(numbers, isLeftOut);
    setProblem(refused);
    if (refused === undefined) setSelected({ ids: NOTHING_SELECTED, at: page });
    else keep(before);
  };
  const leaveOutSelected = (isLeftOut: boolean) => void leaveOut([...selection].map(Number), isLeftOut);
  return (
    <TitledCard title={title} aside={aside} isFlush>
      <RowsFilters state={state} found={list?.total} onChange={ask} />
      <Stack gap="0" paddingBottom="3">
        {(problem !== undefined || (error && !fetching && list)) && (
          <Box paddingInline="4" paddingBottom="3">
            <ErrorAlert role="alert">
              <p>{problem ?? 'Satırlar yenilenemedi. Görünenler biraz önceki hâlidir.'}</p>
            </ErrorAlert>
          </Box>
        )}
        {error && !fetching && !list ? (
          <Box paddingInline={{ md: '5' }} paddingBottom="2">
            <ErrorState
              title="Satırlar yüklenemedi"
              onRetry={() => askAgain({ requestPolicy: 'network-only' })}
            />
          </Box>
        ) : (
          <Box css={ROWS_TONES}>
            <RowActionsContext
              value={{
                ...(editing ?? NOT_EDITING),
                isEditable: editing !== undefined,
                onEdit: (row) => keep([row]),
                correct,
                onLeaveOut: (left, isLeftOut) =>
                  void leaveOut(
                    left.map(({ number }) => number),
                    isLeftOut,
                  ),
              }}
            >
              <DataTable
                label={title}
                columns={ROW_COLUMNS}
                rows={rows}
                rowId={({ number }) => String(number)}
                rowName={({ label }) => label}
                isRefreshing={fetching || stale}
                selection={selection}
                onSelectionChange={(ids) => setSelected({ ids, at: page })}
                bulkActions={
                  editing && (
                    <>
                      <Button colorPalette="petrol" size="sm" onClick={() => leaveOutSelected(true)}>
                        Aktarımdan çıkar
                      </Button>
                      <Button variant="outline" size="sm" onClick={() => leaveOutSelected(false)}>
                        Geri koy
                      </Button>
                    </>
                  )
                }
                empty={
                  <NoRows
                    isNarrowed={
                      (state.view === 'FIRST' ? firstView : state.view) !== 'ALL' ||
                      state.text !== '' ||
                      state.hasWarnings
                    }
                    everything={addressOfView('ALL')}
                  />
                }
              />
            </RowActionsContext>
          </Box>
        )}
        {list && list.total > ROWS_PER_PAGE && (
          <Box paddingInline={{ md: '4' }} borderTopWidth={{ md: '1px' }}>
            <Pager
              page={state.page}
              lastPage={Math.max(1, Math.ceil(list.total / ROWS_PER_PAGE))}
              addressOf={(wanted) => addressOf({ page: wanted })}
            />
          </Box>
        )}
      </Stack>
    </TitledCard>
  );
}

const NOT_EDITING = {
  drafts: new Map<string, string>(),
  onMeantCategory: () => undefined,
};
