import { Box, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useClient, useQuery } from 'urql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { useLastData } from '../../../graphql/use-last-data';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/controls/button-link';
import { ErrorState } from '../../../ui/feedback/error-state';
import { TitledCard } from '../../../ui/layout/titled-card';
import { Pager } from '../../../ui/navigation/pager';
import { DataTable } from '../../../ui/table/data-table';
import { usePolling } from '../../live/use-polling';
import { UndoDialog } from '../undo/undo-dialog';
import { EARLIER_COLUMNS, UndoContext } from './earlier-columns';
import { IMPORTS_PER_PAGE, readStartPage, runsVariables, writeStartPage } from './start-page';
import { ImportRunsQuery, type ListedImport, RUNS_CONTEXT } from './start.query';

interface EarlierImportsProps {
  /** Milliseconds after which the list is asked for again. */
  everyMs: number;
}

/** All imports, newest first, with what came of each and the way to take it back. */
export function EarlierImports({ everyMs }: EarlierImportsProps) {
  const client = useClient();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { page } = readStartPage(parameters);
  const [answer, askAgain] = useQuery({
    query: ImportRunsQuery,
    variables: runsVariables(page),
    context: RUNS_CONTEXT,
  });
  const { error, fetching } = answer;
  // What was shown stays while it cannot be loaded anew.
  const list = useLastData(answer.data)?.importRuns;
  const [undone, setUndone] = useState<ListedImport>();
  usePolling(everyMs, () =>
    client.query(ImportRunsQuery, runsVariables(page), { ...RUNS_CONTEXT, ...IN_BACKGROUND }).toPromise(),
  );
  const addressOf = (wanted: number) => paths.adminImports(writeStartPage({ page: wanted }));
  return (
    <TitledCard title="Önceki aktarımlar" isFlush>
      {error && !fetching && !list ? (
        <ErrorState
          title="Aktarımlar yüklenemedi"
          onRetry={() => askAgain({ requestPolicy: 'network-only' })}
        />
      ) : (
        <UndoContext value={setUndone}>
          <DataTable
            label="Önceki aktarımlar"
            columns={EARLIER_COLUMNS}
            rows={list?.items}
            rowId={({ id }) => id}
            rowName={({ fileName }) => fileName}
            // What it asks for by itself does not grey the rows.
            isRefreshing={answer.data === undefined}
            empty={<NoImports firstPage={list && list.total > 0 ? addressOf(1) : undefined} />}
          />
        </UndoContext>
      )}
      {list && list.total > IMPORTS_PER_PAGE && (
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

/** @param firstPage where the list begins, when the address asks for a page behind the last one */
function NoImports({ firstPage }: { firstPage: string | undefined }) {
  if (firstPage !== undefined) {
    return (
      <Stack gap="3" align="start" padding={{ base: '4', md: '5' }}>
        <Text>Bu sayfada kayıt yok.</Text>
        <ButtonLink tone="petrol" to={firstPage}>
          İlk sayfaya dönün
        </ButtonLink>
      </Stack>
    );
  }
  return (
    <Stack gap="1" padding={{ base: '4', md: '5' }}>
      <Text>Henüz dosya aktarılmadı.</Text>
      <Text textStyle="small" color="fg.muted">
        Yüklediğiniz her dosya burada kalır: ne değiştirdiğini görür, isterseniz geri alırsınız.
      </Text>
    </Stack>
  );
}
