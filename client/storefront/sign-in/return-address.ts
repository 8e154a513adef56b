import { paths, RETURN_PARAMETER } from '../../paths';

/** Any host will do: what leads to another one does not stay below it. */
const HERE = 'http://magaza.invalid';

/** Where to go on after signing in: a path of the shop, and the home page for anything else. */
export function returnAddress(parameters: URLSearchParams): string {
  const wanted = parameters.get(RETURN_PARAMETER) ?? '';
  if (!wanted.startsWith('/') || !URL.canParse(wanted, HERE)) return paths.home();
  const { origin, pathname, search, hash } = new URL(wanted, HERE);
  // Two slashes in front, also once dots are resolved, name another host.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : paths.home();
}
