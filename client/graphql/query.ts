import {
  type AnyVariables,
  type Client,
  createRequest,
  type DocumentInput,
  type OperationContext,
} from '@urql/core';

/**
 * Runs the query of a public page in its loader; a result is reused for a minute, unless the context says otherwise. Throws
 * urql's CombinedError.
 */
export async function runQuery<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
): Promise<Data> {
  const { data, error } = await client.executeQuery(createRequest(document, variables), context).toPromise();
  if (error) throw error;
  if (data === undefined) throw new Error('A query was answered with neither data nor error');
  return data;
}

/**
 * Runs the query of a personal screen in its loader, so that `useQuery` finds the result when the screen shows; an error is the
 * screen's to show. The first page is a shell, rendered for nobody in particular: there the screen asks once it is hydrated.
 *
 * @param context the one `useQuery` is given, where its empty result names no type that a change would invalidate
 */
export async function warm<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
): Promise<null> {
  if (isHydrated()) await client.executeQuery(createRequest(document, variables), context).toPromise();
  return null;
}

function isHydrated(): boolean {
  return typeof document !== 'undefined' && document.documentElement.dataset.hydrated !== undefined;
}
