import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { type Execute, openServerClient } from '../graphql/client';
import { UNEXPECTED_ERROR, referenceOf, statusOf } from '../storefront/errors/error-text';
import { ErrorPage } from '../storefront/errors/error-page';
import { StandalonePage } from '../storefront/errors/standalone-page';
import { PRELOADED_FONTS } from '../design/fonts/preloaded-fonts';
import { type InlineStyle, renderDocument } from './document';
import { headTags } from './head';
import { assetsOfPage, type EntryAssets } from './page-assets';
import { describePage } from './route-head';
import { hasScreen } from './addresses';
import { type RefusedForm } from '../storefront/screen';
import { createRoutes, type LoaderContext, moduleOfRoute, type ScreenHandle } from './routes';
import { screens } from './screens';
import { Shop } from './shop';
import { INLINE_SCRIPT } from './inline-script';

export { canonicalParameters } from './page-parameters';

/** Made once: ranking the paths takes longer than a loader. What belongs to one request comes as its context. */
const routes = createRoutes(screens, (context) => context as LoaderContext);
const handler = createStaticHandler(routes);

export function isUnknownPath(path: string): boolean {
  return !hasScreen(path);
}

interface PageRequest {
  readonly url: URL;
  readonly execute: Execute;
  readonly assets: EntryAssets;
  /** Scheme and host under which the shop is public. */
  readonly origin: string;
  /** Of the error in the log. */
  readonly reference?: string;
  /** A form that a browser without scripts sent to this page in vain. */
  readonly refused?: RefusedForm;
  /** Renders the page that says so, without asking for anything. */
  readonly failed?: boolean;
}

interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Exact bodies of inline scripts and styles, for the Content Security Policy. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles?: readonly string[];
  /** Origins of others that it may show in a frame. */
  readonly frameSources?: readonly string[];
  readonly cacheable: boolean;
}

/** Renders one page of the storefront to a whole HTML document. */
export async function renderPage(request: PageRequest): Promise<Page> {
  return request.failed ? renderFailure(request) : renderScreen(request);
}

async function renderScreen(request: PageRequest): Promise<Page> {
  const { client, dehydrate } = openServerClient(request.execute);
  const { refused } = request;
  const requestContext: LoaderContext = { client, refused };
  const context = await handler.query(new Request(request.url), { requestContext });
  if (context instanceof Response) return redirectTo(context);
  const status = statusOfPage(context);
  const router = createStaticRouter(handler.dataRoutes, context);
  const isPersonal = isPersonalPage(context);
  const shop = (
    <Shop client={client} origin={request.origin}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Shop>
  );
  const { body, styles } = isPersonal ? renderStyled(shop) : { body: renderToString(shop), styles: [] };
  const modules = context.matches.flatMap(({ route }) => moduleOfRoute(route.id) ?? []);
  const assets = assetsOfPage(request.assets, modules);
  const { head, pictures, isUncached, frameSources } = describePage(context, request.url, request.origin);
  return {
    status,
    headers: isPersonal ? { 'cache-control': 'no-store' } : {},
    inlineScripts: [INLINE_SCRIPT],
    inlineStyles: styles.map(({ css }) => css),
    frameSources,
    // A missing page is asked for again and again through old links; a new data version renders it anew.
    cacheable:
      !isPersonal &&
      (status === 200 || status === 404) &&
      // An address that no route holds has no screen.
      modules.length > 0 &&
      !isUncached,
    html: renderDocument({
      head,
      body,
      styles,
      stylesheets: assets.styles,
      fonts: PRELOADED_FONTS,
      pictures,
      modulePreloads: assets.modulePreloads,
      scripts: assets.scripts,
      dehydratedState: { origin: request.origin, queries: dehydrate(), refused },
    }),
  };
}

/** The page for unexpected errors: it asks for nothing and needs no script, so nothing of it can fail again. */
function renderFailure({ assets, reference, origin }: PageRequest): Page {
  const body = renderToString(
    <StandalonePage>
      <ErrorPage {...UNEXPECTED_ERROR} reference={reference} />
    </StandalonePage>,
  );
  const site = { name: '', description: '', origin };
  return {
    status: 500,
    headers: {},
    inlineScripts: [INLINE_SCRIPT],
    cacheable: false,
    html: renderDocument({
      head: headTags({ title: UNEXPECTED_ERROR.title, description: '', robots: 'noindex, follow' }, site),
      body,
      styles: [],
      stylesheets: assets.styles,
      fonts: PRELOADED_FONTS,
      modulePreloads: [],
      scripts: [],
    }),
  };
}

/** Personal screens may be built of Chakra's components, whose styles Emotion makes while they render. */
function renderStyled(tree: React.ReactNode): { body: string; styles: readonly InlineStyle[] } {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const emotion = createEmotionServer(cache);
  const body = renderToString(<CacheProvider value={cache}>{tree}</CacheProvider>);
  const { styles } = emotion.extractCriticalToChunks(body);
  return {
    body,
    styles: styles.map(({ key, ids, css }) => ({ name: [key, ...ids].join(' '), css })),
  };
}

/** The empty page that the panel fills in the browser, the same for every address of it. */
export function renderAdminShell(assets: EntryAssets): Page {
  return {
    status: 200,
    headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' },
    inlineScripts: [INLINE_SCRIPT],
    cacheable: false,
    html: renderDocument({
      head: [
        { tag: 'title', attributes: {}, content: 'Yönetim paneli' },
        { tag: 'meta', attributes: { name: 'robots', content: 'noindex, nofollow' } },
      ],
      body: '<noscript>Yönetim paneli için tarayıcınızda JavaScript açık olmalıdır.</noscript>',
      styles: [],
      stylesheets: assets.styles,
      fonts: PRELOADED_FONTS,
      modulePreloads: assets.modulePreloads,
      scripts: assets.scripts,
    }),
  };
}

/** An error that was not logged yet is rethrown: the server logs it and asks for the page that says so. */
function statusOfPage({ errors }: StaticHandlerContext): number {
  const error: unknown = Object.values(errors ?? {})[0];
  if (error === undefined) return 200;
  const status = statusOf(error);
  if (status === 500 && referenceOf(error) === undefined) {
    throw new Error('A screen could not be rendered', { cause: error });
  }
  return status;
}

function isPersonalPage({ matches }: StaticHandlerContext): boolean {
  return matches.some(({ route }) => (route.handle as ScreenHandle | undefined)?.isPersonal);
}

function redirectTo(response: Response): Page {
  const location = response.headers.get('location') ?? '/';
  // Nonsense in an address is answered with 302: as endless as it is, none of it is worth a place in the cache.
  const cacheable = response.status === 301;
  return { status: response.status, headers: { location }, html: '', inlineScripts: [], cacheable };
}
