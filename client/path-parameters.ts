/** Of the part of its screen that `adminCatalogFile` leads to. */
export const CATALOG_FILE_ID = 'katalog';

/** Which product a new one is a copy of. */
export const COPY_PARAMETER = 'kopya';

/** Where to go on after signing in; read again by `returnAddress`. */
export const RETURN_PARAMETER = 'donus';

/** Says on the way to sign in that there was a session until now. */
export const ENDED_PARAMETER = 'oturum';

/** Name the code with which a sign-in at the identity provider came back, and that it waits for a code of the second factor. */
export const SIGN_IN_ERROR_PARAMETER = 'hata';
export const SIGN_IN_CODE_PARAMETER = 'kod';

export function withReturn(path: string, returnTo: string | undefined): string {
  return withParameters(path, returnTo ? new URLSearchParams({ [RETURN_PARAMETER]: returnTo }) : undefined);
}

export function withParameters(path: string, parameters: URLSearchParams | undefined): string {
  const query = parameters?.toString();
  return query ? `${path}?${query}` : path;
}

/** Names an order in the address of `adminPackingSlips`, once for each. */
export const SLIP_PARAMETER = 'siparis';

/** Names the main category of a new one in the address of its form. */
export const PARENT_PARAMETER = 'ust';
