import { type Client } from '@urql/core';
import { type LoaderFunctionArgs, redirect, type RouteObject } from 'react-router-dom';
import { ErrorScreen } from '../storefront/faults/error-screen';
import { Layout } from '../storefront/frame/layout';
import { layoutLoader } from '../storefront/frame/layout-data';
import { RootErrorScreen } from '../storefront/faults/root-error-screen';
import { MovedError } from '../storefront/route-answers';
import { type MetaRequest, type PageMeta, type ScreenModule } from '../storefront/screen';
import { STATIC_PAGE_SLUGS } from './paths';

/** What the route table knows of a screen beside its component. */
export interface ScreenHandle {
  readonly meta?: (request: MetaRequest<never>) => PageMeta;
  readonly isPersonal?: true;
}

type ClientOf = (context: unknown) => Client;

/**
 * The route table of the storefront, the same on the server and in the browser. A screen is one line:
 * its path, its module (as the manifest of the build names it) and the import that loads it.
 *
 * @param clientOf the client a loader asks: on the server of this request, by the context that was given to the handler; in the
 *   browser another one after somebody signed in or out
 */
export function createRoutes(clientOf: ClientOf): RouteObject[] {
  const screen = <Data,>(
    path: string,
    module: string,
    load: () => Promise<ScreenModule<Data>>,
  ): RouteObject => ({
    path,
    id: `${module}#${path}`,
    lazy: async () => withClient(clientOf, await load()),
  });
  const staticPage = () => import('../storefront/texts/static-screen');
  return [
    {
      id: 'layout',
      path: '/',
      Component: Layout,
      ErrorBoundary: RootErrorScreen,
      loader: ({ request, params, context }) =>
        layoutLoader({ client: clientOf(context), url: new URL(request.url), params }),
      shouldRevalidate: () => false,
      children: [
        {
          ErrorBoundary: ErrorScreen,
          children: [
            screen('/', 'storefront/home/home-screen.tsx', () => import('../storefront/home/home-screen')),
            screen(
              '/urunler',
              'storefront/catalog/products-screen.tsx',
              () => import('../storefront/catalog/products-screen'),
            ),
            screen(
              '/kategori/:slug',
              'storefront/catalog/category-screen.tsx',
              () => import('../storefront/catalog/category-screen'),
            ),
            screen(
              '/urun/:slug',
              'storefront/catalog/product-screen.tsx',
              () => import('../storefront/catalog/product-screen'),
            ),
            screen(
              '/sepet',
              'storefront/cart/cart-screen.tsx',
              () => import('../storefront/cart/cart-screen'),
            ),
            screen(
              '/hakkimizda',
              'storefront/texts/about-screen.tsx',
              () => import('../storefront/texts/about-screen'),
            ),
            screen(
              '/giris',
              'storefront/sign-in/login-screen.tsx',
              () => import('../storefront/sign-in/login-screen'),
            ),
            screen(
              '/kayit',
              'storefront/sign-in/registration-screen.tsx',
              () => import('../storefront/sign-in/registration-screen'),
            ),
            screen(
              '/sifremi-unuttum',
              'storefront/sign-in/forgotten-password-screen.tsx',
              () => import('../storefront/sign-in/forgotten-password-screen'),
            ),
            screen(
              '/sifre-yenile/:token',
              'storefront/sign-in/new-password-screen.tsx',
              () => import('../storefront/sign-in/new-password-screen'),
            ),
            screen(
              '/eposta-dogrula/:token',
              'storefront/sign-in/email-verification-screen.tsx',
              () => import('../storefront/sign-in/email-verification-screen'),
            ),
            screen(
              '/siparislerim',
              'storefront/orders/orders-screen.tsx',
              () => import('../storefront/orders/orders-screen'),
            ),
            screen(
              '/siparislerim/:id',
              'storefront/orders/order-screen.tsx',
              () => import('../storefront/orders/order-screen'),
            ),
            screen(
              '/siparis-takip/:token',
              'storefront/orders/tracked-order-screen.tsx',
              () => import('../storefront/orders/tracked-order-screen'),
            ),
            ...STATIC_PAGE_SLUGS.map((slug) =>
              screen(`/${slug}`, 'storefront/texts/static-screen.tsx', staticPage),
            ),
            screen(
              '*',
              'storefront/faults/unknown-screen.tsx',
              () => import('../storefront/faults/unknown-screen'),
            ),
          ],
        },
      ],
    },
  ];
}

/** The module of the build behind a route, or nothing for routes that belong to the entry. */
export function moduleOfRoute(routeId: string): string | undefined {
  return routeId.includes('#') ? routeId.slice(0, routeId.indexOf('#')) : undefined;
}

function withClient<Data>(clientOf: ClientOf, { Component, loader, meta, isPersonal }: ScreenModule<Data>) {
  const handle: ScreenHandle = { meta, isPersonal };
  if (!loader) return { Component, handle };
  return {
    Component,
    handle,
    loader: ({ request, params, context }: LoaderFunctionArgs) =>
      followMoves(loader({ client: clientOf(context), url: new URL(request.url), params })),
  };
}

/** A loader that was asked by an earlier slug throws where the page stands today. */
async function followMoves<Data>(loading: Promise<Data>): Promise<Data | Response> {
  try {
    return await loading;
  } catch (error) {
    if (error instanceof MovedError) return redirect(error.path, 301);
    throw error;
  }
}
