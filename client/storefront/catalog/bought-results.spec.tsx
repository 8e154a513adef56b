import { cleanup, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { Provider } from 'urql';
import { readListQuery } from '../../features/catalog/listing/list-query';
import { server } from '../../graphql/test-server';
import { open } from '../../ui/form/test-form';
import { BoughtResults } from './bought-results';
import { BoughtCardsQuery, useBoughtList } from './use-bought-list';

function Listing({ parameters }: { parameters: string }) {
  const query = readListQuery(new URLSearchParams(parameters));
  const list = useBoughtList(query, undefined);
  if (!list) return <p>Herkesin listesi</p>;
  return <BoughtResults list={list} query={query} path="/urunler" title="Tüm Ürünler" />;
}

const know = (isKnown: boolean) => {
  document.cookie = `tanidik=1; max-age=${isKnown ? '100' : '0'}`;
};

afterEach(() => {
  cleanup();
  know(false);
});

it('asks for what the customer bought, with the other filters of the list', async () => {
  know(true);
  const asked: unknown[] = [];
  server.answers(BoughtCardsQuery, (variables) => {
    asked.push(variables);
    return { boughtProducts: { total: 0, items: [] } };
  });
  await open(<Listing parameters="alinan=evet&stok=var&sayfa=2" />);
  expect(asked).toEqual([{ filter: { inStock: true }, sort: 'NEWEST', skip: 24, take: 24 }]);
  screen.getByText('Bu filtrelere uyan, daha önce aldığınız ürün yok');
  const everything = screen.getByRole('link', { name: 'Bütün ürünleri gösterin' });
  expect(everything.getAttribute('href')).toBe('/urunler?stok=var');
});

it('leads back from a page behind the last one', async () => {
  know(true);
  server.answers(BoughtCardsQuery, { boughtProducts: { total: 3, items: [] } });
  await open(<Listing parameters="alinan=evet&sayfa=9" />);
  screen.getByText('Bu sayfada ürün yok');
  const first = screen.getByRole('link', { name: 'İlk sayfaya dönün' });
  expect(first.getAttribute('href')).toBe('/urunler?alinan=evet');
});

it('leads a guest to the sign-in and back, and asks the shop nothing', async () => {
  await open(<Listing parameters="alinan=evet" />);
  const way = screen.getByRole('link', { name: 'Giriş yapın' });
  expect(decodeURIComponent(way.getAttribute('href') ?? '')).toContain('/urunler?alinan=evet');
  expect(server.requests).toEqual([]);
});

it('leads to the sign-in when the session has ended meanwhile', async () => {
  know(true);
  server.answers(BoughtCardsQuery, { boughtProducts: null });
  await open(<Listing parameters="alinan=evet" />);
  screen.getByText('Daha önce aldıklarınızı görmek için giriş yapın');
});

it('renders the list of everybody on the server, and where nothing is narrowed', async () => {
  know(true);
  const html = renderToString(
    <MemoryRouter>
      <Provider value={server.client}>
        <Listing parameters="alinan=evet" />
      </Provider>
    </MemoryRouter>,
  );
  expect(html).toContain('Herkesin listesi');
  await open(<Listing parameters="stok=var" />);
  screen.getByText('Herkesin listesi');
  expect(server.requests).toEqual([]);
});
