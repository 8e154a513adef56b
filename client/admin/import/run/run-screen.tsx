import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useClient, useQuery } from 'urql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { refusalOf } from '../../../graphql/refusal';
import { useLastData } from '../../../graphql/use-last-data';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ScreenTitle } from '../../frame/screen-title';
import { RUNNING_POLL_MS, usePolling } from '../../live/use-polling';
import { importStateLabel } from '../status/import-state';
import { EndedRun } from './ended-run';
import { ReadyRun } from './ready-run';
import { isMoving } from './run-views';
import { RunningRun } from './running-run';
import { KnownColumnsQuery, type PanelImport, PanelImportQuery } from './run.query';
import { UnknownRun } from './unknown-run';

/** One import: compared with the catalog, applied, taken back; what runs goes on when the screen is left. */
export function RunScreen() {
  const { importId = '' } = useParams();
  return <LoadedRun key={importId} importId={importId} />;
}

function LoadedRun({ importId }: { importId: string }) {
  const client = useClient();
  const [answer, askAgain] = useQuery({ query: PanelImportQuery, variables: { id: importId } });
  const { error, fetching } = answer;
  // What was shown stays while it cannot be loaded anew.
  const data = useLastData(answer.data);
  const run = data?.importRun;
  usePolling(run != null && isMoving(run) ? RUNNING_POLL_MS : null, () =>
    client.query(PanelImportQuery, { id: importId }, IN_BACKGROUND).toPromise(),
  );
  if (error && !fetching && !data) {
    return (
      <ErrorState title="Aktarım yüklenemedi" onRetry={() => askAgain({ requestPolicy: 'network-only' })} />
    );
  }
  if (!data) return <RunSkeleton />;
  if (!run) return <UnknownRun />;
  return (
    <Stack gap="4">
      <ScreenTitle>{`${run.fileName}, Excel İçe Aktar`}</ScreenTitle>
      {error && !fetching && (
        <ErrorAlert role="status">
          <p>{refusalOf(error).message}</p>
        </ErrorAlert>
      )}
      {/* Read out when the work on it has ended; how far it has come is said beside the bar. */}
      <VisuallyHidden role="status">
        {run.progress ? '' : `${run.fileName}: ${importStateLabel(run).label}`}
      </VisuallyHidden>
      <Run run={run} reload={() => askAgain({ requestPolicy: 'network-only' })} />
    </Stack>
  );
}

function Run({ run, reload }: { run: PanelImport; reload: () => void }) {
  const [{ data }] = useQuery({ query: KnownColumnsQuery });
  // Texts that were typed outlive the time the file is compared anew.
  const [drafts] = useState(() => new Map<string, string>());
  if (run.progress) return <RunningRun run={run} progress={run.progress} />;
  const known = data?.importColumns ?? [];
  if (run.status !== 'READY') return <EndedRun run={run} known={known} />;
  return <ReadyRun run={run} known={known} drafts={drafts} reload={reload} />;
}

function RunSkeleton() {
  return (
    <Stack gap="4" role="status" aria-label="Aktarım yükleniyor">
      <Skeleton height="40" />
      <Skeleton height="96" />
    </Stack>
  );
}
