import { Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { ErrorAlert } from '../../../ui/feedback/error-alert';
import { ErrorState } from '../../../ui/feedback/error-state';
import { ScreenTitle } from '../../frame/screen-title';
import { gridFields } from '../grid/grid-fields';
import { ColumnsRun } from './columns-run';
import { needsColumns } from './needs-columns';
import { useRowsState } from '../rows/use-rows-state';
import { importStateLabel } from '../status/import-state';
import { EndedRun } from './ended-run';
import { ReadyRun } from './ready-run';
import { RunningRun } from './running-run';
import { KnownColumnsQuery, type PanelImport } from './run.query';
import { UnknownRun } from './unknown-run';
import { useComparing } from './use-comparing';
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
  const [{ data, error }, askAgain] = useQuery({ query: KnownColumnsQuery });
  const { state } = useRowsState(run.id);
  const known = data?.importColumns;
  const fields = useMemo(() => gridFields(run.sheets, known ?? []), [run.sheets, known]);
  // What was typed and where one was outlive the time that the file is compared anew.
  const [drafts] = useState(() => new Map<string, string>());
  const [resume, onResume] = useState<number>();
  const comparing = useComparing();
  if (run.progress) return <RunningRun run={run} fields={fields} progress={run.progress} />;
  if (error && !known) return <ErrorState title="Sütunlar yüklenemedi" onRetry={askAgain} />;
  if (!known) return <RunSkeleton />;
  if (needsColumns(run, state.step)) return <ColumnsRun {...{ run, known, comparing }} />;
  if (run.status !== 'READY') return <EndedRun run={run} fields={fields} />;
  const work = { drafts, resume, onResume };
  // A file may be compared before anybody saw it begin: what was shown and chosen before belongs to the preview before.
  return <ReadyRun key={comparing.count} {...{ run, fields, work, comparing, reload }} />;
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
