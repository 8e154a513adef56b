import {
  type AnyVariables,
  type Client,
  createRequest,
  type DocumentInput,
  type OperationContext,
} from '@urql/core';

/**
 * Runs the query of a screen in its loader, so that `useQuery` finds the result when the screen shows. A cached result is
 * enough: it is shown at once and read anew behind the screen. An error is the screen's to show.
 *
 * @param context the one `useQuery` is given, where its empty result names no type that a change would invalidate
 */
export function prefetch<Data, Variables extends AnyVariables>(
  client: Client,
  document: DocumentInput<Data, Variables>,
  variables: Variables,
  context?: Partial<OperationContext>,
): Promise<null> {
  const request = createRequest(document, variables);
  const results = client.executeQuery(request, { ...context, requestPolicy: 'cache-and-network' });
  return new Promise((resolve) => {
    // A cached result comes first; the request goes on, and the screen joins it.
    const subscription = results.subscribe(({ stale, hasNext }) => {
      resolve(null);
      if (!stale && !hasNext) queueMicrotask(() => subscription.unsubscribe());
    });
  });
}
