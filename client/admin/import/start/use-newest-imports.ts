import { useRef } from 'react';
import { useClient, useQuery } from 'urql';
import { IN_BACKGROUND } from '../../../graphql/in-background';
import { useLastData } from '../../../graphql/use-last-data';
import { QUIET_POLL_MS, RUNNING_POLL_MS, usePolling } from '../../live/use-polling';
import { type AppliedImport, type NewestImport, NewestImportsQuery, RUNS_CONTEXT } from './start.query';

interface NewestImports {
  /** Unknown while they are loaded, as below. */
  readonly newest: readonly NewestImport[] | undefined;
  /** The last one that was applied, if there is any. */
  readonly applied: readonly AppliedImport[] | undefined;
}

/**
 * The newest imports, of all people. When one was begun or has ended, the listed page of the earlier ones is asked for
 * anew too.
 *
 * @param askForListed asks for the listed page anew
 */
export function useNewestImports(askForListed: () => Promise<{ readonly error?: unknown }>): NewestImports {
  const client = useClient();
  const [answer] = useQuery({ query: NewestImportsQuery, context: RUNS_CONTEXT });
  // What was shown stays while it cannot be loaded anew.
  const data = useLastData(answer.data);
  const newest = data?.importRuns.items;
  const isAnyRunning = newest?.some(({ progress }) => progress !== null) ?? false;
  const listed = useRef<string>(undefined);
  usePolling(isAnyRunning ? RUNNING_POLL_MS : QUIET_POLL_MS, async () => {
    const context = { ...RUNS_CONTEXT, ...IN_BACKGROUND };
    const { data } = await client.query(NewestImportsQuery, {}, context).toPromise();
    const standing = data?.importRuns.items.map(({ id, status }) => `${id} ${status}`).join();
    if (standing === undefined || standing === listed.current) return;
    const { error } = await askForListed();
    if (!error) listed.current = standing;
  });
  return { newest, applied: data?.applied.items };
}
