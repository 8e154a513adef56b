import { useState } from 'react';
import { type CombinedError, useClient, useQuery } from 'urql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { useLastData } from '../../../graphql/use-last-data';
import { RUNNING_POLL_MS, usePolling } from '../../live/use-polling';
import { hasOnlyProgressed, PanelImportProgressQuery, type RunProgress } from './run-progress';
import { isMoving } from './run-views';
import { type PanelImport, PanelImportQuery } from './run.query';

/** What was asked for since an import was loaded. */
interface Polled {
  /** The import as it was loaded last; once it is loaded anew, this is older. */
  readonly loaded: PanelImport;
  readonly progress: RunProgress | undefined;
  readonly error: CombinedError | undefined;
}

/** An import, followed while it is worked on; all of it is loaded anew only when more than its progress has changed. */
export function useImportRun(id: string) {
  const client = useClient();
  const [answer, askAgain] = useQuery({ query: PanelImportQuery, variables: { id } });
  // What was shown stays while it cannot be loaded anew. An import that is null beside an error is not an unknown one.
  const data = useLastData(answer.error ? undefined : answer.data);
  const loaded = data?.importRun;
  const [lastPolled, setPolled] = useState<Polled>();
  const polled = lastPolled?.loaded === loaded ? lastPolled : undefined;
  usePolling(loaded != null && isMoving(loaded) ? RUNNING_POLL_MS : null, async () => {
    if (!loaded) return;
    const { data: now, error } = await client
      .query(PanelImportProgressQuery, { id }, IN_BACKGROUND)
      .toPromise();
    if (error) {
      setPolled({ loaded, progress: polled?.progress, error });
      return;
    }
    const progress = now?.importRun ?? undefined;
    const isCurrent = !answer.error && progress && hasOnlyProgressed(loaded, progress);
    if (isCurrent) setPolled({ loaded, progress, error: undefined });
    else await client.query(PanelImportQuery, { id }, IN_BACKGROUND).toPromise();
  });
  return {
    isLoaded: data !== undefined,
    run: loaded && withProgress(loaded, polled?.progress),
    error: answer.fetching ? undefined : (answer.error ?? polled?.error),
    reload: () => askAgain({ requestPolicy: 'network-only' }),
  };
}

function withProgress(run: PanelImport, polled: RunProgress | undefined): PanelImport {
  if (!polled) return run;
  return { ...run, progress: polled.progress, pictures: { ...run.pictures, ...polled.pictures } };
}
