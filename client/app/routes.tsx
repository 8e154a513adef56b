import { type Client } from '@urql/core';
import { type LoaderFunctionArgs, redirect, redirectDocument, type RouteObject } from 'react-router-dom';
import { SCREEN_FILES } from './addresses';
import { ErrorScreen } from '../storefront/errors/error-screen';
import { Layout } from '../storefront/frame/layout';
import { layoutLoader } from '../storefront/frame/layout-data';
import { RootErrorScreen } from '../storefront/errors/root-error-screen';
import { MovedError } from '../storefront/route-answers';
import { type MetaRequest, type PageMeta, type RefusedForm, type ScreenModule } from '../storefront/screen';

/** What the route table knows of a screen beside its component. */
export interface ScreenHandle {
  readonly meta?: (request: MetaRequest<never>) => PageMeta;
  readonly isPersonal?: true;
}

/** What loaders ask, and what the page begins with. */
export interface LoaderContext {
  readonly client: Client;
  readonly refused?: RefusedForm | undefined;
}

type ContextOf = (context: unknown) => LoaderContext;

/** Loads the screens, by their path below this folder. */
export type Screens = Readonly<Record<string, () => Promise<ScreenModule<never>>>>;

/**
 * The route table of the storefront, the same on the server and in the browser.
 *
 * @param contextOf with the client a loader asks: on the server of this request, by the context that was given to the handler;
 *   in the browser another one after somebody signed in or out
 * @param documentPath in the browser the path the document was loaded from
 */
export function createRoutes(screens: Screens, contextOf: ContextOf, documentPath?: string): RouteObject[] {
  const screenRoutes = Object.entries(SCREEN_FILES).map(([path, file]): RouteObject => {
    const module = `storefront/${file}-screen.tsx`;
    return {
      path,
      id: `${module}#${path}`,
      lazy: async () => withContext(contextOf, await loadScreen(screens, `../${module}`), documentPath),
    };
  });
  return [
    {
      id: 'layout',
      path: '/',
      Component: Layout,
      ErrorBoundary: RootErrorScreen,
      loader: ({ request, params, context }) =>
        layoutLoader({ client: contextOf(context).client, url: new URL(request.url), params }),
      shouldRevalidate: () => false,
      children: [{ ErrorBoundary: ErrorScreen, children: screenRoutes }],
    },
  ];
}

function loadScreen(screens: Screens, module: string): Promise<ScreenModule<never>> {
  const load = screens[module];
  if (!load) throw new Error(`No screen in ${module}`);
  return load();
}

/** The module of the build behind a route, or nothing for routes that belong to the entry. */
export function moduleOfRoute(routeId: string): string | undefined {
  return routeId.includes('#') ? routeId.slice(0, routeId.indexOf('#')) : undefined;
}

function withContext<Data>(
  contextOf: ContextOf,
  screen: ScreenModule<Data>,
  documentPath: string | undefined,
) {
  const { Component, loader, meta, shouldRevalidate, isPersonal, needsOwnDocument } = screen;
  const handle: ScreenHandle = { meta, isPersonal };
  if (!loader) return { Component, handle };
  return {
    Component,
    handle,
    // A key without a value would replace the default of the router.
    ...(shouldRevalidate && { shouldRevalidate }),
    loader: ({ request, params, context }: LoaderFunctionArgs) => {
      const url = new URL(request.url);
      const isOfDocument = documentPath === undefined || documentPath === url.pathname;
      if (needsOwnDocument && !isOfDocument) return redirectDocument(url.pathname + url.search);
      return followMoves(loader({ ...contextOf(context), url, params }));
    },
  };
}

/** A loader that was asked by an earlier slug, or with a choice that is not there, throws where the page stands. */
async function followMoves<Data>(loading: Promise<Data>): Promise<Data | Response> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof MovedError) return redirect(error.path, error.status);
    throw error;
  }
}
