import { type OperationContext } from '@urql/core';

/** For what a page asks by itself, whether or not somebody sits before it: the server does not renew the session for it. */
export const IN_BACKGROUND: Partial<OperationContext> = {
  requestPolicy: 'network-only',
  fetchOptions: { headers: { 'x-background': '1' } },
};
