import { type Client } from '@urql/core';
import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router-dom';
import { SCREEN_FILES } from './addresses';
import { ErrorScreen } from '../storefront/errors/error-screen';
import { Layout } from '../storefront/frame/layout';
import { layoutLoader } from '../storefront/frame/layout-data';
import { RootErrorScreen } from '../storefront/errors/root-error-screen';
import { MovedError } from '../storefront/route-answers';
import { type MetaRequest, type PageMeta, type ScreenModule } from '../storefront/screen';

/** What the route table knows of a screen beside its component. */
export interface ScreenHandle {
  readonly meta?: (request: MetaRequest<never>) => PageMeta;
  readonly isPersonal?: true;
}

type ClientOf = (context: unknown) => Client;

/** Loads the screens, by their path below this folder. */
export type Screens = Readonly<Record<string, () => Promise<ScreenModule<never>>>>;

/**
 * The route table of the storefront, the same on the server and in the browser.
 *
 * @param clientOf the client a loader asks: on the server of this request, by the context that was given to the handler; in the
 *   browser another one after somebody signed in or out
 */
export function createRoutes(screens: Screens, clientOf: ClientOf): RouteObject[] {
  const screenRoutes = Object.entries(SCREEN_FILES).map(([path, file]): RouteObject => {
    const module = `storefront/${file}-screen.tsx`;
    return {
      path,
      id: `${module}#${path}`,
      lazy: async () => withClient(clientOf, await loadScreen(screens, `../${module}`)),
    };
  });
  return [
    {
      id: 'layout',
      path: '/',
      Component: Layout,
      ErrorBoundary: RootErrorScreen,
      loader: ({ request, params, context }) =>
        layoutLoader({ client: clientOf(context), url: new URL(request.url), params }),
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

function withClient<Data>(clientOf: ClientOf, screen: ScreenModule<Data>) {
  const { Component, loader, meta, shouldRevalidate, isPersonal } = screen;
  const handle: ScreenHandle = { meta, isPersonal };
  if (!loader) return { Component, handle };
  return {
    Component,
    handle,
    // A key without a value would replace the default of the router.
    ...(shouldRevalidate && { shouldRevalidate }),
    loader: ({ request, params, context }: LoaderFunctionArgs) =>
      followMoves(loader({ client: clientOf(context), url: new URL(request.url), params })),
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
