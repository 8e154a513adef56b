import { ChakraProvider } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { type Client } from '@urql/core';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { LIST_PARAMETERS } from '../features/listing/list-query';
import { TAB_PARAMETER } from '../features/product/product-parameters';
import { type Execute, openServerClient } from '../graphql/client';
import { FAULT_WORDS, referenceOf, statusOf } from '../storefront/faults/error-words';
import { FaultNotice } from '../storefront/faults/fault-notice';
import { ORDER_PARAMETER, STAGE_PARAMETER } from '../storefront/cart/stage-of';
import { StandalonePage } from '../storefront/faults/standalone-page';
import { PRELOADED_FONTS } from '../ui/fonts/preloaded-fonts';
import { system } from '../ui/theme';
import { renderDocument } from './document';
import { headTags } from './head';
import { assetsOfPage, type EntryAssets } from './page-assets';
import { headOf } from './route-head';
import { RETURN_PARAMETER } from './paths';
import { createRoutes, moduleOfRoute, type ScreenHandle } from './routes';
import { Shop } from './shop';
import { THEME_SCRIPT } from './theme-script';

/** The parameters that make another page; the server drops all others before it looks a page up. */
export const knownParameters: readonly string[] = [
  ...Object.values(LIST_PARAMETERS),
  TAB_PARAMETER,
  RETURN_PARAMETER,
  STAGE_PARAMETER,
  ORDER_PARAMETER,
];

/** Made once: ranking the paths takes longer than a loader. What belongs to one request comes as its context. */
const routes = createRoutes((context) => context as Client);
const handler = createStaticHandler(routes);

interface PageRequest {
  readonly url: URL;
  readonly execute: Execute;
  readonly assets: EntryAssets;
  /** Scheme and host under which the shop is public. */
  readonly origin: string;
  /** Under which a fault stands in the log. */
  readonly reference?: string;
  /** Renders the page that says so, without asking for anything. */
  readonly failed?: boolean;
}

interface Page {
  readonly status: number;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Exact bodies of inline scripts, for the Content Security Policy. */
  readonly inlineScripts: readonly string[];
  readonly cacheable: boolean;
}

/** Renders one page of the storefront to a whole HTML document. */
export async function renderPage(request: PageRequest): Promise<Page> {
  return request.failed ? renderFailure(request) : renderScreen(request);
}

async function renderScreen(request: PageRequest): Promise<Page> {
  const { client, handOver } = openServerClient(request.execute);
  const context = await handler.query(new Request(request.url), { requestContext: client });
  if (context instanceof Response) return redirectTo(context);
  const status = statusOfPage(context);
  const router = createStaticRouter(handler.dataRoutes, context);
  const { body, styles } = renderBody(
    <Shop routes={routes} client={client} origin={request.origin}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Shop>,
  );
  const modules = context.matches.flatMap(({ route }) => moduleOfRoute(route.id) ?? []);
  const assets = assetsOfPage(request.assets, modules);
  const isPersonal = isPersonalPage(context);
  return {
    status,
    headers: isPersonal ? { 'cache-control': 'no-store' } : {},
    inlineScripts: [THEME_SCRIPT],
    // A missing page is asked for again and again by who follows an old link; a revision makes it anew.
    cacheable: !isPersonal && (status === 200 || status === 404),
    html: renderDocument({
      head: headOf(context, request.url, request.origin),
      body,
      styles,
      stylesheets: assets.styles,
      fonts: PRELOADED_FONTS,
      modulePreloads: assets.modulePreloads,
      scripts: assets.scripts,
      handover: { origin: request.origin, queries: handOver() },
    }),
  };
}

/** The page for faults: it asks for nothing and needs no script, so nothing of it can fail again. */
function renderFailure({ assets, reference, origin }: PageRequest): Page {
  const { body, styles } = renderBody(
    <ChakraProvider value={system}>
      <StandalonePage>
        <FaultNotice {...FAULT_WORDS} reference={reference} />
      </StandalonePage>
    </ChakraProvider>,
  );
  const site = { name: '', description: '', origin };
  return {
    status: 500,
    headers: {},
    inlineScripts: [THEME_SCRIPT],
    cacheable: false,
    html: renderDocument({
      head: headTags({ title: FAULT_WORDS.title, description: '', robots: 'noindex, follow' }, site),
      body,
      styles,
      stylesheets: assets.styles,
      fonts: PRELOADED_FONTS,
      modulePreloads: [],
      scripts: [],
    }),
  };
}

function renderBody(tree: React.ReactNode): { body: string; styles: string } {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const emotion = createEmotionServer(cache);
  const body = renderToString(<CacheProvider value={cache}>{tree}</CacheProvider>);
  return { body, styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(body)) };
}

/** A fault that nobody logged yet is thrown on: the server logs it and asks for the page that says so. */
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
  return { status: response.status, headers: { location }, html: '', inlineScripts: [], cacheable: true };
}
