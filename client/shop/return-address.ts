import { RETURN_PARAMETER } from '../path-parameters';
import { paths } from '../paths';

/** Any host will do: what leads to another one does not stay below it. */
const HERE = 'http://magaza.invalid';

/** Where to go on after signing in: a path of the shop, and the home page for anything else. */
export function returnAddress(parameters: URLSearchParams): string {
  return pathWithin(parameters.get(RETURN_PARAMETER) ?? '') ?? paths.home();
}

/** The same for staff: a path of the panel, and its start for anything else. */
export function panelReturnAddress(parameters: URLSearchParams): string {
  const wanted = pathWithin(parameters.get(RETURN_PARAMETER) ?? '');
  const isOfPanel = wanted !== undefined && /^\/admin(?![^/?#])(?!\/login(?![^/?#]))/.test(wanted);
  return isOfPanel ? wanted : paths.admin();
}

function pathWithin(address: string): string | undefined {
  if (!address.startsWith('/') || !URL.canParse(address, HERE)) return undefined;
  const { origin, pathname, search, hash } = new URL(address, HERE);
  // Two slashes in front, also once dots are resolved, name another host.
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
