/** @vitest-environment node */
import { setTimeout as pause } from 'node:timers/promises';
import { type Client } from '@urql/core';
import { createMemoryRouter, createStaticHandler } from 'react-router-dom';
import { openServerClient } from '../graphql/client';
import { resultOf } from '../graphql/test-answers';
import { MaintenanceQuery } from '../storefront/frame/layout-data';
import { layoutOf } from '../storefront/frame/test-layout';
import { type ScreenRequest } from '../storefront/screen';
import { hasScreen } from './addresses';
import { createRoutes, type LoaderContext } from './routes';

const screens = {
  '../storefront/errors/unknown-screen.tsx': () => import('../storefront/errors/unknown-screen'),
};

/** A shop of this name, whose answers take some time. */
function clientOf(siteName: string, delayMs: number): Client {
  const open = resultOf(MaintenanceQuery, {
    maintenance: { enabled: false, staffOnly: false, showsDraft: false, message: '', disableIndexing: false },
    siteSettings: { contactPhone: '' },
  });
  const data = { ...open, ...layoutOf(siteName) };
  return openServerClient(() => pause(delayMs, { data })).client;
}

it('loads every page with the client of its own request, also when two load at once', async () => {
  const handler = createStaticHandler(createRoutes(screens, (context) => context as LoaderContext));
  const siteOf = async (client: Client) => {
    const context = await handler.query(new Request('http://shop.test/yok'), { requestContext: { client } });
    if (context instanceof Response) throw new Error('redirected');
    return context.loaderData.layout as unknown;
  };
  const [slow, quick] = await Promise.all([siteOf(clientOf('Yavaş', 20)), siteOf(clientOf('Hızlı', 1))]);
  expect(slow).toMatchObject({ siteSettings: { siteName: 'Yavaş' } });
  expect(quick).toMatchObject({ siteSettings: { siteName: 'Hızlı' } });
});

it('loads a product once, whatever parameters its address gets, and another product anew', async () => {
  const loaded: string[] = [];
  const productScreen = await import('../storefront/catalog/product-screen');
  const loader = ({ params }: ScreenRequest) => {
    loaded.push(params.slug ?? '');
    return Promise.resolve(null as never);
  };
  const counted = {
    '../storefront/catalog/product-screen.tsx': () => Promise.resolve({ ...productScreen, loader }),
  };
  const routes = createRoutes(counted, () => ({ client: clientOf('Mağaza', 0) }));
  const router = createMemoryRouter(routes, { initialEntries: ['/urun/vana'] });
  const settled = new Promise<void>((resolve) => {
    router.subscribe(({ initialized }) => initialized && resolve());
  });
  await settled;
  await router.navigate('/urun/vana?sekme=teknik-ozellikler');
  await router.navigate('/urun/vana');
  expect(loaded).toEqual(['vana']);
  await router.navigate('/urun/pompa?sekme=teknik-ozellikler');
  expect(loaded).toEqual(['vana', 'pompa']);
  router.dispose();
});

it.each([
  ['/', false],
  ['/urunler', false],
  ['/Urunler/', false],
  ['/urun/yok', false],
  ['/siparis-takip/gizli', false],
  // Which static pages there are, the server knows.
  ['/sss', true],
  ['/urunler/x', true],
  ['/urun', true],
  ['/olmayan-1', true],
  ['//urunler', true],
  ['/%F0%9F%98%80', true],
])('knows whether no screen of its own is at %s: %s', (path, isUnknown) => {
  expect(hasScreen(path)).toBe(!isUnknown);
});

it('loads a document for a page whose policy allows more than that of the one it is reached from', async () => {
  const contact = {
    '../storefront/contact/contact-screen.tsx': async () => ({
      ...(await import('../storefront/contact/contact-screen')),
      loader: () => Promise.resolve(null as never),
    }),
  };
  const navigate = (documentPath: string) =>
    createStaticHandler(createRoutes(contact, () => ({ client: clientOf('Mağaza', 0) }), documentPath)).query(
      new Request('http://shop.test/iletisim?konu=other'),
    );
  const elsewhere = await navigate('/urunler');
  if (!(elsewhere instanceof Response)) throw new Error('was shown within the document');
  expect(elsewhere.headers.get('location')).toBe('/iletisim?konu=other');
  expect(elsewhere.headers.has('x-remix-reload-document')).toBe(true);
  expect(await navigate('/iletisim')).not.toBeInstanceOf(Response);
});
