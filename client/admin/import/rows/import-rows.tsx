import { Box, chakra } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { useQuery } from 'urql';
import { useLastData } from '../../../graphql/use-last-data';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ErrorState } from '../../../ui/feedback/error-state';
import { Pager } from '../../../ui/navigation/pager';
import { ToolLine } from '../../../ui/table/tool-line';
import { type GridFields } from '../grid/grid-fields';
import { useCellFocus } from '../grid/use-cell-focus';
import { InvalidCellSteps } from './invalid-cell-steps';
import { NoRows } from './no-rows';
import { PanelImportRowsQuery, ROWS_CONTEXT } from './rows.query';
import { RowsBar } from './rows-bar';
import { RowsFilters } from './rows-filters';
import { ROWS_PER_PAGE, type RowsState, type RowsView, rowsVariables } from './rows-state';
import { type RowsEditing, RowsTable } from './rows-table';
import { useEditedRows } from './use-edited-rows';
import { useRowsState } from './use-rows-state';

interface ImportRowsProps {
  importId: string;
  title: string;
  fields: GridFields;
  /** What is shown where the address names nothing. */
  firstView: RowsView;
  /** While it is previewed: rows can be corrected, matched and left out. */
  editing?: RowsEditing;
  /** Whether each row says what became of it. */
  hasResult?: boolean;
  /** What can be done with all rows. */
  aside?: ReactNode;
}

/** The rows of an import: what each would do or did, searched, narrowed, and corrected where they stand. */
export function ImportRows(props: ImportRowsProps) {
  const { importId, title, fields, firstView, editing, hasResult = false, aside } = props;
  const { state, ask, addressOf, addressOfView } = useRowsState(importId);
  const [answer, askAgain] = useQuery({
    query: PanelImportRowsQuery,
    variables: rowsVariables(importId, state, firstView),
    context: ROWS_CONTEXT,
  });
  const hasFailed = answer.error !== undefined && !answer.fetching;
  // What was shown stays while it cannot be loaded anew.
  const list = useLastData(answer.data)?.importRun?.rows;
  const page = addressOf({ page: state.page });
  const edited = useEditedRows({ importId, page, listed: list?.items });
  const focus = useCellFocus({ rows: edited.rows, fields, resume: editing?.resume });
  return (
    <GridCard aria-label={title}>
      <ToolLine bar={editing && edited.selection.size > 0 && <RowsBar edited={edited} />}>
        <RowsFilters state={state} found={list?.total} onChange={ask}>
          {editing && <InvalidCellSteps focus={focus} />}
          {aside}
        </RowsFilters>
      </ToolLine>
      <RowsProblem problem={edited.problem} isOutdated={hasFailed && list !== undefined} />
      {hasFailed && !list ? (
        <NotLoaded onRetry={() => askAgain({ requestPolicy: 'network-only' })} />
      ) : (
        <RowsTable
          {...{ fields, edited, editing, focus, hasResult }}
          label={title}
          isRefreshing={answer.fetching || answer.stale}
          empty={<NoRows isNarrowed={isNarrowed(state, firstView)} everything={addressOfView('ALL')} />}
        />
      )}
      {list && list.total > ROWS_PER_PAGE && (
        <Box paddingInline={{ md: '4' }} borderTopWidth={{ md: '1px' }} flexShrink="0">
          <Pager
            page={state.page}
            lastPage={Math.max(1, Math.ceil(list.total / ROWS_PER_PAGE))}
            addressOf={(wanted) => addressOf({ page: wanted })}
          />
        </Box>
      )}
    </GridCard>
  );
}

/** Takes the room that is left in the window; the page does not scroll on a desk. */
const GridCard = chakra('section', {
  base: {
    display: { md: 'flex' },
    flexDirection: 'column',
    flex: { md: '1 1 0' },
    minHeight: { md: '0' },
    marginInline: { base: '-3', md: '0' },
    borderWidth: { md: '1px' },
    borderRadius: { md: 'lg' },
    overflow: { md: 'hidden' },
    bg: 'bg.surface',
  },
});

const isNarrowed = ({ view, text, hasWarnings }: RowsState, firstView: RowsView) =>
  (view === 'FIRST' ? firstView : view) !== 'ALL' || text !== '' || hasWarnings;

interface RowsProblemProps {
  problem: string | undefined;
  /** Whether the rows that are shown could not be loaded anew. */
  isOutdated: boolean;
}

function RowsProblem({ problem, isOutdated }: RowsProblemProps) {
  if (problem === undefined && !isOutdated) return null;
  return (
    <Box paddingInline="4" paddingBottom="3">
      <ErrorAlert role="alert">
        <p>{problem ?? 'Satırlar yenilenemedi. Görünenler biraz önceki hâlidir.'}</p>
      </ErrorAlert>
    </Box>
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Box paddingInline={{ md: '5' }} paddingBottom="2">
      <ErrorState title="Satırlar yüklenemedi" onRetry={onRetry} />
    </Box>
  );
}
