import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Provider } from 'urql';
import { server } from '../../../graphql/test-server';
import { SearchBox } from './search-box';
import { SuggestionsQuery } from './suggestion-options';

const suggestions = {
  similarPartNumbers: [],
  correctedProducts: [],
  products: [],
  categories: [
    { slug: 'vanalar', name: 'Vanalar', productCount: 40 },
    { slug: 'balans-vanalari', name: 'Balans Vanaları', productCount: 9 },
  ],
  brands: [],
};

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const shop = () => (
  <Provider value={server.client}>
    <MemoryRouter>
      <SearchBox id="arama" />
      <Address />
    </MemoryRouter>
  </Provider>
);

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const address = () => screen.getByRole('status').textContent;

/** Types as a visitor does and waits for what the shop suggests. */
async function typeAndWait(text: string) {
  fireEvent.change(box(), { target: { value: text } });
  await screen.findByRole('option', { name: /^Vanalar/ });
}

beforeEach(() => server.answers(SuggestionsQuery, () => ({ suggestions })));
afterEach(cleanup);

it('searches for what was typed, and empties itself', async () => {
  render(shop());
  expect(box().placeholder).toBe('Ürün, marka veya model ara...');
  await typeAndWait(' vana ');
  fireEvent.submit(screen.getByRole('search'));
  expect(address()).toBe('/urunler?arama=vana');
  expect(box().value).toBe('');
});

it('stays where it is when there is only punctuation to search for, and suggests nothing', async () => {
  render(shop());
  await typeAndWait('vana');
  fireEvent.change(box(), { target: { value: '"\'' } });
  expect(screen.queryAllByRole('option')).toEqual([]);
  fireEvent.submit(screen.getByRole('search'));
  expect([address(), box().value]).toEqual(['/', '"\'']);
});

it('leads a press without a text to the field', () => {
  render(shop());
  fireEvent.click(screen.getByRole('button', { name: 'Ara' }));
  expect(address()).toBe('/');
  expect(document.activeElement).toBe(box());
});

it('leads to the suggestion chosen with the arrow keys', async () => {
  render(shop());
  await typeAndWait('vana');
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Balans Vanaları');
  fireEvent.keyDown(box(), { key: 'Enter' });
  expect(address()).toBe('/kategori/balans-vanalari');
});

it('shows all results when these are pressed, whatever the arrow keys had chosen', async () => {
  render(shop());
  await typeAndWait('vana');
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  fireEvent.click(screen.getByRole('button', { name: '«vana» için tüm sonuçlar' }));
  expect(address()).toBe('/urunler?arama=vana');
});

it('keeps what was typed before the scripts were there', () => {
  const { container } = render(shop());
  const html = container.innerHTML;
  cleanup();
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = html;
  box().value = 'pompa';
  render(shop(), { container: page, hydrate: true });
  expect(box().value).toBe('pompa');
  fireEvent.submit(screen.getByRole('search'));
  expect(address()).toBe('/urunler?arama=pompa');
});

it('is emptied by its own button, which gives the focus back', async () => {
  render(shop());
  await typeAndWait('vana');
  fireEvent.click(screen.getByRole('button', { name: 'Aramayı temizle' }));
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('button', { name: 'Aramayı temizle' })).toBeNull();
});
