import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { LISTED_PRODUCT } from '../../features/catalog/cards/test-product';
import { type ResultOf } from '../../graphql/graphql';
import { type Given } from '../../graphql/test-answers';
import { Provider } from 'urql';
import { server } from '../../graphql/test-server';
import * as categoryScreen from './category-screen';
import { FOUND, requestList } from './test-list';

const SITE = { name: 'Mağaza', description: '', origin: 'https://magaza.test' };
const parent = { slug: 'vanalar', name: 'Vanalar' };
const child = { slug: 'mini', name: 'Mini Küresel Vanalar', productCount: 7 };
const category = {
  slug: 'kuresel',
  name: 'Küresel Vanalar',
  description: '',
  productCount: 30,
  brandCount: 4,
  parent,
  children: [child],
  seo: {},
};
type Data = Awaited<ReturnType<typeof categoryScreen.loader>>;

/** Loads the page of a category with these products as the server does. */
function load(
  shown: Given<ResultOf<typeof categoryScreen.CategoryQuery>['category']>,
  products: Parameters<typeof requestList>[1],
  search = '',
): Promise<Data> {
  server.answers(categoryScreen.CategoryQuery, { category: shown });
  return categoryScreen.loader(requestList(`/kategori/kuresel${search}`, products, { slug: 'kuresel' }));
}

function show(data: Data, search = ''): void {
  const routes = [
    { path: '/kategori/:slug', id: 'screen', Component: categoryScreen.Component, loader: () => data },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [`/kategori/kuresel${search}`],
    hydrationData: { loaderData: { screen: data } },
  });
  render(
    <Provider value={server.client}>
      <RouterProvider router={router} />
    </Provider>,
  );
}

const trail = () =>
  within(screen.getByRole('navigation', { name: 'Gezinti' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

afterEach(cleanup);

it('shows the way down through the parent, all products and brands, and the subcategories with theirs', async () => {
  show(await load(category, { ...FOUND, total: 1 }, '?stok=var'), '?stok=var');
  expect(trail()).toEqual(['Ana Sayfa', 'Vanalar', 'Küresel Vanalar']);
  screen.getByText('30 ürün, 4 marka');
  expect(screen.getByTestId('result-count').parentElement?.textContent).toBe('30 üründen 1 sonuç ');
  const tile = screen.getByRole('link', { name: /^Mini Küresel Vanalar/ });
  expect([tile.textContent, tile.getAttribute('href')]).toEqual([
    'Mini Küresel Vanalar7 ürün',
    '/kategori/mini',
  ]);
});

it('shows the way down without a parent to a main category, and no tiles where nothing is below it', async () => {
  show(await load({ ...category, parent: null, children: [] }, FOUND));
  expect(trail()).toEqual(['Ana Sayfa', 'Küresel Vanalar']);
  expect(screen.queryByRole('link', { name: /^Mini/ })).toBeNull();
});

it('says of a category without products something else than of filters that leave none', async () => {
  const empty = { ...FOUND, total: 0 };
  show(await load({ ...category, productCount: 0 }, empty));
  screen.getByText('Bu kategoride ürün bulunamadı');
  cleanup();
  show(await load(category, empty, '?stok=var'), '?stok=var');
  expect(screen.queryByText('Bu kategoride ürün bulunamadı')).toBeNull();
  screen.getByText('Aradığınız kriterlere uygun ürün bulunamadı. Filtreleri değiştirmeyi deneyin.');
});

it('has the way down and the products of the page as structured data', async () => {
  const item = { ...LISTED_PRODUCT, slug: 'vana-50', name: 'Vana DN 50', shortDescription: '' };
  const data = await load(category, { ...FOUND, items: [item] });
  const url = new URL('/kategori/kuresel', SITE.origin);
  const { jsonLd } = categoryScreen.meta({ data, url, params: {}, site: SITE });
  expect(jsonLd).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: 'Ana Sayfa' }, { name: 'Vanalar' }, { name: 'Küresel Vanalar' }],
    },
    {
      '@type': 'ItemList',
      itemListElement: [{ position: 1, name: 'Vana DN 50', url: 'https://magaza.test/urun/vana-50' }],
    },
  ]);
});

it('is not found under an unknown slug, and has moved from an earlier one', async () => {
  await expect(load(null, FOUND)).rejects.toMatchObject({
    page: { title: 'Kategori bulunamadı' },
  });
  const renamed = { ...category, slug: 'kuresel-vanalar' };
  await expect(load(renamed, FOUND, '?stok=var')).rejects.toMatchObject({
    path: '/kategori/kuresel-vanalar?stok=var',
    status: 301,
  });
});
