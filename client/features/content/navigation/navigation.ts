/** A link of the editable header or footer. */
export interface NavigationLink {
  readonly id: string;
  readonly text: string;
  readonly url: string;
  readonly order: number;
}

export interface Address {
  readonly pathname: string;
  readonly search: string;
}

/** By their order; equal ones by id, so that they never change places between two requests. */
export function inOrder<Link extends NavigationLink>(links: readonly Link[]): Link[] {
  return [...links].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

/**
 * The link that stands for the page shown: the one with the longest path that the address lies under, the
 * home page only for itself. A link with parameters stands only for addresses that have them too.
 */
export function currentLink<Link extends NavigationLink>(
  links: readonly Link[],
  address: Address,
): Link | undefined {
  const fitting = links.filter((link) => standsFor(link.url, address));
  return fitting.reduce<Link | undefined>(
    (best, link) => (best && best.url.length >= link.url.length ? best : link),
    undefined,
  );
}

function standsFor(url: string, { pathname, search }: Address): boolean {
  if (!url.startsWith('/') || url.startsWith('//')) return false;
  const { pathname: linked, searchParams } = new URL(url, 'http://shop');
  const asked = new URLSearchParams(search);
  return liesUnder(pathname, linked) && [...searchParams].every(([name, value]) => asked.get(name) === value);
}

function liesUnder(path: string, parent: string): boolean {
  if (parent === '/') return path === '/';
  const trimmed = parent.replace(/\/$/, '');
  return path === trimmed || path.startsWith(`${trimmed}/`);
}
