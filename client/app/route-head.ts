import { type DataRouteMatch, type RouterState } from 'react-router-dom';
import { layoutSite } from '../storefront/frame/layout-data';
import { errorMeta } from '../storefront/faults/error-words';
import { type PageMeta, type SiteHead } from '../storefront/screen';
import { type HeadTag, headTags } from './head';
import { type ScreenHandle } from './routes';

/** What server and browser router both know of the page they show. */
interface ShownPage {
  readonly matches: readonly DataRouteMatch[];
  readonly loaderData: RouterState['loaderData'];
  readonly errors: RouterState['errors'];
}

/** The head of the page a router shows; the first error decides when there is one. */
export function headOf(page: ShownPage, url: URL, origin: string): HeadTag[] {
  const site = siteOf(page, origin);
  return headTags(metaOf(page, url, site), site);
}

function metaOf({ matches, loaderData, errors }: ShownPage, url: URL, site: SiteHead): PageMeta {
  const error: unknown = Object.values(errors ?? {})[0];
  const match = matches.at(-1);
  const { meta, isPersonal } = (match?.route.handle as ScreenHandle | undefined) ?? {};
  const own = () =>
    meta?.({ data: loaderData[match?.route.id ?? ''] as never, url, params: match?.params ?? {}, site });
  const shown = error === undefined ? own() : errorMeta(error);
  if (!shown) return { title: '', description: site.description };
  return isPersonal ? { ...shown, canonicalPath: undefined, robots: 'noindex, nofollow' } : shown;
}

function siteOf({ loaderData }: ShownPage, origin: string): SiteHead {
  return { ...layoutSite(loaderData.layout), origin };
}
