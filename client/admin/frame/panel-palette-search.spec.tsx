import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  address,
  beginPaletteSpec,
  highlighted,
  openedPalette,
  openPalette,
  options,
  press,
  finder,
  type,
} from './test-palette';

beforeEach(beginPaletteSpec);
afterEach(cleanup);

it('opens what was found on Enter', async () => {
  await openPalette('ORDERS');
  type('7c41');
  await finder.answer('7c41', '7c41d0ae');
  await waitFor(() => expect(highlighted()).toBe('7c41d0ae'));
  press('Enter');
  await waitFor(() => expect(address()).toBe('/admin/siparisler/7c41d0ae'));
});

it('opens the first that is found when Enter was pressed before', async () => {
  await openPalette('ORDERS');
  type('7c41');
  await waitFor(() => expect(options()).toEqual([]));
  press('Enter');
  expect(address()).toBe('/admin');
  await finder.answer('7c41', '7c41d0ae', '7c410000');
  await waitFor(() => expect(address()).toBe('/admin/siparisler/7c41d0ae'));
});

it('opens nothing that was found for an earlier text', async () => {
  await openPalette('ORDERS');
  type('7c41');
  await finder.answer('7c41', '7c41d0ae');
  type('7c41ffff');
  await waitFor(() => expect(finder.asked).toEqual(['7c41', '7c41ffff']));
  press('Enter');
  await finder.answer('7c41ffff');
  expect(await screen.findByText(/«7c41ffff» için sonuç yok/)).toBeTruthy();
  expect(address()).toBe('/admin');
});

it('keeps what was found until the next is there, and never goes back to an earlier answer', async () => {
  await openPalette('ORDERS');
  type('ay');
  await finder.answer('ay', 'Aydın');
  type('ayş');
  await waitFor(() => expect(finder.asked).toEqual(['ay', 'ayş']));
  expect(options()).toEqual(['Aydın']);
  type('ayşe');
  await finder.answer('ayşe', 'Ayşe');
  await waitFor(() => expect(options()).toEqual(['Ayşe']));
  await finder.answer('ayş', 'Ayşegül');
  expect(options()).toEqual(['Ayşe']);
});

it('asks once for what is typed without a pause', async () => {
  await openPalette('ORDERS');
  for (const text of ['k', 'ka', 'kay', 'kaya']) type(text);
  await finder.answer('kaya', 'Kaya');
  expect(finder.asked).toEqual(['kaya']);
});

it('says that it cannot search, keeps what the browser knows, and tries again', async () => {
  await openPalette('ORDERS');
  type('sipariş');
  await finder.fail('sipariş');
  expect((await screen.findByRole('alert')).textContent).toContain('Arama şu anda yapılamıyor');
  expect(options()).toEqual(['Siparişler']);
  fireEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  // The button goes once there is an answer.
  expect(document.activeElement).toBe(await openedPalette());
  await finder.answer('sipariş', '7c41d0ae');
  await waitFor(() => expect(options()).toEqual(['Siparişler', '7c41d0ae']));
  expect(screen.queryByRole('alert')).toBeNull();
  // Code that is loaded again would have what it finds asked for twice.
  expect(finder.loadCount).toBe(1);
});

it('asks for more than one letter where the panel itself has nothing by it', async () => {
  await openPalette('ORDERS');
  type('x');
  expect(await screen.findByText('Aramak için en az iki harf yazın.')).toBeTruthy();
  expect(finder.asked).toEqual([]);
});

it('announces how many lines there are', async () => {
  await openPalette('ORDERS');
  type('7c4');
  await finder.answer('7c4', '7c41d0ae', '7c410000');
  expect(screen.getByText('2 sonuç')).toBeTruthy();
});
