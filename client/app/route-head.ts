import { type DataRouteMatch, type RouterState } from 'react-router-dom';
import { layoutSite } from '../storefront/frame/layout-data';
import { errorMeta } from '../storefront/errors/error-text';
import { type PageMeta, type SiteHead } from '../storefront/screen';
import { type PicturePreload } from '../ui/media/picture-preload';
import { type HeadTag, headTags } from './head';
import { type ScreenHandle } from './routes';

/** What server and browser router both know of the page they show. */
interface ShownPage {
  readonly matches: readonly DataRouteMatch[];
  readonly loaderData: RouterState['loaderData'];
  readonly errors: RouterState['errors'];
}

interface PageDescription {
  readonly head: HeadTag[];
  /** What a visitor sees first. */
  readonly pictures: readonly PicturePreload[];
  /** The address is none that the shop itself would write. */
  readonly isUncached: boolean;
  readonly frameSources: readonly string[];
}

/** What the page a router shows says of itself; the first error decides when there is one. */
export function describePage(page: ShownPage, url: URL, origin: string): PageDescription {
  const site = siteOf(page, origin);
  const meta = metaOf(page, url, site);
  return {
    head: headTags(meta, site),
    pictures: meta.pictures ?? [],
    isUncached: meta.isUncached ?? false,
    frameSources: meta.frameSources ?? [],
  };
}

function metaOf({ matches, loaderData, errors }: ShownPage, url: URL, site: SiteHead): PageMeta {
  const error: unknown = Object.values(errors ?? {})[0];
  const match = matches.at(-1);
  const { meta, isPersonal } = (match?.route.handle as ScreenHandle | undefined) ?? {};
  const own = () =>
    meta?.({ data: loaderData[match?.route.id ?? ''] as never, url, params: match?.params ?? {}, site });
  const shown = error === undefined ? own() : errorMeta(error);
  if (!shown) return { title: '', description: site.description };
  if (!isPersonal) return shown;
  // What stands in the path of a personal page may be the secret that opens it.
  const isSecret = Object.keys(match?.params ?? {}).length > 0 || error !== undefined;
  return { ...shown, canonicalPath: isSecret ? undefined : url.pathname, robots: 'noindex, nofollow' };
}

function siteOf({ loaderData }: ShownPage, origin: string): SiteHead {
  return { ...layoutSite(loaderData.layout), origin };
}
