import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ScreenTitle } from '../../frame/screen-title';
import { importStateLabel } from '../status/import-state';
import { EndedRun } from './ended-run';
import { ReadyRun } from './ready-run';
import { RunningRun } from './running-run';
import { KnownColumnsQuery, type PanelImport } from './run.query';
import { UnknownRun } from './unknown-run';
import { useImportRun } from './use-import-run';

/** One import: compared with the catalog, applied, taken back; what runs goes on when the screen is left. */
export function RunScreen() {
  const { importId = '' } = useParams();
  return <LoadedRun key={importId} importId={importId} />;
}

function LoadedRun({ importId }: { importId: string }) {
  const { isLoaded, run, error, reload } = useImportRun(importId);
  if (error && !isLoaded) return <ErrorState title="Aktarım yüklenemedi" onRetry={reload} />;
  if (!isLoaded) return <RunSkeleton />;
  if (!run) return <UnknownRun />;
  return (
    <Stack gap="4">
      <ScreenTitle>{`${run.fileName}, Excel İçe Aktar`}</ScreenTitle>
      {error && (
        <ErrorAlert role="status">
          <p>{refusalOf(error).message}</p>
        </ErrorAlert>
      )}
      {/* Read out when the work on it has ended; how far it has come is said beside the bar. */}
      <VisuallyHidden role="status">
        {run.progress ? '' : `${run.fileName}: ${importStateLabel(run).label}`}
      </VisuallyHidden>
      <Run run={run} reload={reload} />
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

export { RunScreen as Component };
export { prefetchRun as prefetch } from './run.query';
