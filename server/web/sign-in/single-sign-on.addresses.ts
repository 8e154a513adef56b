/** Where the sign-in page of the panel is, and what it reads of its address. */
const SIGN_IN = '/admin/login';
export const RETURN_PARAMETER = 'donus';
const ERROR_PARAMETER = 'hata';
const CODE_PARAMETER = 'kod';

/** Any host will do: what leads to another one does not stay below it. */
const HERE = 'http://panel.invalid';
/** A path of the panel, but for those of the sign-in. */
const OF_PANEL = /^\/admin(?![^/])(?!\/(?:login|sso)(?![^/]))/;

/** Where to go on: a path of the panel, and its start for anything else. */
export function panelPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || !URL.canParse(wanted, HERE)) return '/admin';
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  return origin === HERE && OF_PANEL.test(pathname) ? pathname + search + hash : '/admin';
}

/** The sign-in page, which says why somebody came back. */
export const refusedAddress = (code: string, returnTo: string) =>
  signInAddress(ERROR_PARAMETER, code, returnTo);

/** The sign-in page, which asks for the code of the second factor alone. */
export const codeAddress = (returnTo: string) => signInAddress(CODE_PARAMETER, 'sor', returnTo);

function signInAddress(name: string, value: string, returnTo: string): string {
  const parameters = new URLSearchParams({ [name]: value, [RETURN_PARAMETER]: returnTo });
  return `${SIGN_IN}?${parameters.toString()}`;
}
