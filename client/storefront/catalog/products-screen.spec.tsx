import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { openServerClient } from '../../graphql/client';
import * as productsScreen from './products-screen';

const products = {
  total: 0,
  isTotalExact: true,
  catalogTotal: 0,
  correctedText: null,
  similarPartNumbers: [],
  facets: { categories: [], brands: [], areCountsEstimated: false, inStockCount: 0, newCount: 0 },
  items: [],
};

async function show(catalogTotal: number, search = ''): Promise<void> {
  const data = { products: { ...products, catalogTotal }, categories: [] };
  const { client } = openServerClient(() => Promise.resolve({ data }));
  const url = new URL(`https://magaza.test/urunler${search}`);
  const screenData = await productsScreen.loader({ client, url, params: {} });
  const routes = [
    { path: '/urunler', id: 'screen', Component: productsScreen.Component, loader: () => screenData },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [`/urunler${search}`],
    hydrationData: { loaderData: { screen: screenData } },
  });
  render(<RouterProvider router={router} />);
}

const NO_MATCH = 'Aradığınız kriterlere uygun ürün bulunamadı. Filtreleri değiştirmeyi deneyin.';

afterEach(cleanup);

it.each(['', '?stok=var'])(
  'says of a shop without products that there are none yet, at «%s»',
  async (search) => {
    await show(0, search);
    screen.getByText('Henüz ürün eklenmemiş');
    expect(screen.queryByText(NO_MATCH)).toBeNull();
  },
);

it('says of filters that leave none of its products that nothing matches', async () => {
  await show(99, '?stok=var');
  screen.getByText(NO_MATCH);
  expect(screen.queryByText('Henüz ürün eklenmemiş')).toBeNull();
});
