import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createBrowserRouter, Link, RouterProvider, useSearchParams } from 'react-router-dom';
import { Modal } from './modal';
import { enterOverlay, watchHistory } from './overlay-history';

beforeAll(() => {
  watchHistory();
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

let router: ReturnType<typeof createBrowserRouter>;

afterEach(() => {
  cleanup();
  router.dispose();
});

function List() {
  const [isOpen, setOpen] = useState(false);
  const [parameters, setParameters] = useSearchParams();
  return (
    <>
      <h1>Ürünler {parameters.get('marka')}</h1>
      <button onClick={() => setOpen(true)}>Hızlı bakış</button>
      {isOpen && (
        <Modal label="Hızlı bakış" size="small" onClose={() => setOpen(false)}>
          <Link to="/urun" onClick={() => setOpen(false)}>
            Ürün sayfasına gidin
          </Link>
          <button onClick={() => setParameters({ marka: 'Grundfos' })}>Grundfos</button>
          <Link to="?marka=Wilo" replace onClick={() => setOpen(false)}>
            Yalnız Wilo
          </Link>
        </Modal>
      )}
    </>
  );
}

/** A list that was reached from the home page; counts how often its data is loaded. */
async function openList() {
  let loads = 0;
  history.pushState(null, '', '/');
  router = createBrowserRouter([
    { path: '/', element: <h1>Ana sayfa</h1> },
    { path: '/urunler', loader: () => (loads += 1), Component: List },
    { path: '/urun', element: <h1>Ürün</h1> },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/urunler'));
  return { loads: () => loads };
}

const press = (name: string) => fireEvent.click(screen.getByText(name));
const openQuickView = () => press('Hızlı bakış');
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Kapat' }));
/** Also long enough for the entries that the overlay leaves by itself. */
const arrival = () => act(() => new Promise((resolve) => setTimeout(resolve, 120)));
const back = () => {
  history.back();
  return arrival();
};
const forward = () => {
  history.forward();
  return arrival();
};
const shown = () => screen.getByRole('heading').textContent.trim();
const isOpen = () => screen.queryByRole('dialog') !== null;
const depth = () => (history.state as { overlays?: number }).overlays ?? 0;

it('closes an overlay on Back, and stays on the page without loading it again', async () => {
  const { loads } = await openList();
  openQuickView();
  await back();
  expect([isOpen(), shown(), location.pathname, loads()]).toEqual([false, 'Ürünler', '/urunler', 1]);
  await back();
  expect(shown()).toBe('Ana sayfa');
});

it('leaves no trace in the history when an overlay is closed by its button', async () => {
  const { loads } = await openList();
  openQuickView();
  close();
  await arrival();
  expect([isOpen(), loads()]).toEqual([false, 1]);
  await back();
  expect(shown()).toBe('Ana sayfa');
});

it('leads back to the page in one step after a link in an overlay was followed', async () => {
  await openList();
  openQuickView();
  press('Ürün sayfasına gidin');
  await waitFor(() => expect(shown()).toBe('Ürün'));
  await arrival();
  expect(location.pathname).toBe('/urun');
  await back();
  expect([shown(), isOpen()]).toEqual(['Ürünler', false]);
  await back();
  expect(shown()).toBe('Ana sayfa');
});

it.each([
  ['opens another page', 'Ürün sayfasına gidin', 'Ürün', '/urun'],
  ['filters the page in place', 'Yalnız Wilo', 'Ürünler Wilo', '/urunler'],
])('stays at the address where a link of a closed overlay %s before its entry is dropped', async (...row) => {
  const [, link, heading, pathname] = row;
  await openList();
  const leave = vi.spyOn(history, 'go').mockImplementationOnce((delta) => {
    // As Chromium does it: the way is the one from the entry at which it was asked for.
    const { length } = history;
    setTimeout(() => history.go((delta ?? 0) - (history.length - length)), 30);
  });
  openQuickView();
  press(link);
  await arrival();
  await arrival();
  expect([shown(), location.pathname]).toEqual([heading, pathname]);
  leave.mockRestore();
  await back();
  expect([shown(), location.search, isOpen()]).toEqual(['Ürünler', '', false]);
});

it('keeps an overlay open that asks first, however often Back is pressed', async () => {
  const { loads } = await openList();
  let asked = 0;
  const leave = enterOverlay(() => {
    asked += 1;
    return false;
  });
  await back();
  await back();
  expect([asked, depth(), location.pathname, loads()]).toEqual([2, 1, '/urunler', 1]);
  leave();
  await arrival();
  await back();
  expect(shown()).toBe('Ana sayfa');
});

it('keeps what was filtered below an open overlay when Back closes it, and undoes it by the next Back', async () => {
  await openList();
  openQuickView();
  press('Grundfos');
  await waitFor(() => expect(shown()).toBe('Ürünler Grundfos'));
  await back();
  expect([isOpen(), shown(), location.search]).toEqual([false, 'Ürünler Grundfos', '?marka=Grundfos']);
  await back();
  expect([shown(), location.search]).toEqual(['Ürünler', '']);
  await forward();
  expect([shown(), location.search]).toEqual(['Ürünler Grundfos', '?marka=Grundfos']);
  await back();
  await back();
  expect(shown()).toBe('Ana sayfa');
});

it('opens nothing on Forward after an overlay was closed, and needs no second Back from there', async () => {
  await openList();
  openQuickView();
  await back();
  await forward();
  expect([isOpen(), shown()]).toEqual([false, 'Ürünler']);
  await back();
  expect(shown()).toBe('Ana sayfa');
});

it('leaves no trace in the history when a second overlay is closed while the entry of the first is dropped', async () => {
  await openList();
  const [leaveLower, leaveUpper] = [enterOverlay(() => undefined), enterOverlay(() => undefined)];
  leaveUpper();
  await Promise.resolve();
  leaveLower();
  await arrival();
  expect([depth(), location.pathname]).toEqual([0, '/urunler']);
  await back();
  expect(shown()).toBe('Ana sayfa');
});

it('closes with one Back an overlay that took the place of another one', async () => {
  await openList();
  const closed: string[] = [];
  const leaveFirst = enterOverlay(() => undefined);
  leaveFirst();
  const leave = enterOverlay(() => closed.push('second'));
  await arrival();
  history.back();
  await waitFor(() => expect(closed).toEqual(['second']));
  leave();
  await arrival();
  expect([depth(), location.pathname]).toEqual([0, '/urunler']);
  await back();
  expect(shown()).toBe('Ana sayfa');
});

it('leaves the entry of an overlay that a reload has closed, so that the first Back leads to the page before', async () => {
  const { loads } = await openList();
  history.pushState({ ...history.state, overlays: 1 }, '');
  watchHistory();
  await arrival();
  expect([depth(), shown(), location.pathname, loads()]).toEqual([0, 'Ürünler', '/urunler', 1]);
  await back();
  expect(shown()).toBe('Ana sayfa');
});

it('leaves the page alone when it starts at an entry without overlays', async () => {
  const { loads } = await openList();
  watchHistory();
  await arrival();
  expect([shown(), loads()]).toEqual(['Ürünler', 1]);
});
