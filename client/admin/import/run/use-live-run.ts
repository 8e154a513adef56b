import { useEffect } from 'react';
import { useClient, useQuery } from 'urql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { useLastData } from '../../../graphql/use-last-data';
import { RUNNING_POLL_MS, usePolling } from '../../live/use-polling';
import { isMoving } from './run-views';
import { type PanelImport, PanelImportQuery, RunProgressQuery } from './run.query';

/** How often all of an import is asked for while something of it changes: its rows are counted each time. */
const WHOLE_POLL_MS = 5_000;

/**
 * The import of a screen. While it is worked on, how far it has come is asked each second; all of it more rarely, and as soon as its
 * state is another.
 */
export function useLiveRun(importId: string) {
  const client = useClient();
  const variables = { id: importId };
  const [answer, askAgain] = useQuery({ query: PanelImportQuery, variables });
  // What was shown stays while it cannot be loaded anew.
  const data = useLastData(answer.data);
  const run = data?.importRun;
  const isWorkedOn = run != null && run.progress !== null;
  const [live] = useQuery({ query: RunProgressQuery, variables, pause: !isWorkedOn });
  const state = isWorkedOn ? live.data?.importRun : undefined;
  const isOther = run != null && state != null && !isSameState(run, state);

  const askWhole = () => client.query(PanelImportQuery, variables, IN_BACKGROUND).toPromise();
  usePolling(run != null && isMoving(run) ? WHOLE_POLL_MS : null, askWhole);
  usePolling(isWorkedOn ? RUNNING_POLL_MS : null, () =>
    client.query(RunProgressQuery, variables, IN_BACKGROUND).toPromise(),
  );
  useEffect(() => {
    if (isOther) void client.query(PanelImportQuery, { id: importId }, IN_BACKGROUND).toPromise();
  }, [client, importId, isOther, state]);

  const shown = run != null && state?.progress && !isOther ? { ...run, progress: state.progress } : run;
  return { answer, isLoaded: data !== undefined, run: shown, askAgain };
}

type State = Pick<PanelImport, 'status' | 'version' | 'progress'>;

const isSameState = (run: State, state: State) =>
  run.status === state.status &&
  run.version === state.version &&
  (run.progress === null) === (state.progress === null);
