import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from 'urql';
import { useLastData } from '../../../graphql/use-last-data';
import { paths } from '../../../paths';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ErrorState } from '../../../ui/feedback/error-state';
import { TitledCard } from '../../../ui/layout/titled-card';
import { Pager } from '../../../ui/navigation/pager';
import { DataTable } from '../../../ui/table/data-table';
import { UndoDialog } from '../undo/undo-dialog';
import { EARLIER_COLUMNS, UndoContext } from './earlier-columns';
import { NoImports } from './no-imports';
import { IMPORTS_PER_PAGE, runsVariables, writeStartPage } from './start-page';
import { ImportRunsQuery, type ListedImport, RUNS_CONTEXT } from './start.query';

/** All imports, newest first, with what came of each and the way to take it back. */
export function EarlierImports({ page }: { page: number }) {
  const navigate = useNavigate();
  const [answer, askAgain] = useQuery({
    query: ImportRunsQuery,
    variables: runsVariables(page),
    context: RUNS_CONTEXT,
  });
  const { error, fetching, stale } = answer;
  // What was shown stays while it cannot be loaded anew.
  const list = useLastData(answer.data)?.importRuns;
  const [undone, setUndone] = useState<ListedImport>();
  const addressOf = (wanted: number) => paths.adminImports(writeStartPage({ page: wanted }));
  return (
    <TitledCard title="Önceki aktarımlar" isFlush>
      {error && !fetching && list && (
        <Box paddingInline="4" paddingBlock="3">
          <ErrorAlert role="status">
            <p>Aktarımlar yüklenemedi. Görünenler daha önce yüklenenlerdir.</p>
          </ErrorAlert>
        </Box>
      )}
      {error && !fetching && !list ? (
        <Box padding={{ md: '5' }}>
          <ErrorState
            title="Aktarımlar yüklenemedi"
            onRetry={() => askAgain({ requestPolicy: 'network-only' })}
          />
        </Box>
      ) : (
        <UndoContext value={setUndone}>
          <DataTable
            label="Önceki aktarımlar"
            columns={EARLIER_COLUMNS}
            rows={list?.items}
            rowId={({ id }) => id}
            rowName={({ fileName }) => fileName}
            isRefreshing={fetching || stale}
            empty={<NoImports firstPage={list && list.total > 0 ? addressOf(1) : undefined} />}
          />
        </UndoContext>
      )}
      {list && list.items.length > 0 && list.total > IMPORTS_PER_PAGE && (
        <Box paddingInline={{ md: '4' }} paddingBottom="3" borderTopWidth={{ md: '1px' }}>
          <Pager page={page} lastPage={Math.ceil(list.total / IMPORTS_PER_PAGE)} addressOf={addressOf} />
        </Box>
      )}
      <UndoDialog
        run={undone}
        onBegun={(id) => void navigate(paths.adminImport(id))}
        onClose={() => setUndone(undefined)}
      />
    </TitledCard>
  );
}
