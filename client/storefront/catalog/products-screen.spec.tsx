import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { server } from '../../graphql/test-server';
import * as productsScreen from './products-screen';
import { FOUND, requestList } from './test-list';

async function show(catalogTotal: number, search = ''): Promise<void> {
  server.answers(productsScreen.MainCategoriesQuery, { categories: [] });
  const found = { ...FOUND, total: 0, catalogTotal };
  const screenData = await productsScreen.loader(requestList(`/urunler${search}`, found));
  const routes = [
    { path: '/urunler', id: 'screen', Component: productsScreen.Component, loader: () => screenData },
  ];
  const router = createMemoryRouter(routes, {
    initialEntries: [`/urunler${search}`],
    hydrationData: { loaderData: { screen: screenData } },
  });
  render(
    <Provider value={server.client}>
      <RouterProvider router={router} />
    </Provider>,
  );
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
