import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { lazyPart } from './lazy-part';
import { loadPart } from './load-part';

/** What a browser reports about a file that a deploy took away. */
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

let isReached: boolean;

beforeEach(() => {
  isReached = true;
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    isReached ? Promise.resolve(new Response()) : Promise.reject(new TypeError('offline')),
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

it('loads the page anew, to where the visitor was going, when a file of the build is gone', async () => {
  const opened: string[] = [];
  void loadPart(
    missing,
    () => '/sepet',
    (address) => opened.push(address),
  );
  await waitFor(() => expect(opened).toEqual(['/sepet']));
});

it('does not load the page anew a second time, nor without a connection', async () => {
  const opened: string[] = [];
  const attempt = () =>
    loadPart(
      missing,
      () => '/sepet',
      (address) => opened.push(address),
    );
  isReached = false;
  await expect(attempt()).rejects.toThrow('could not be loaded');
  isReached = true;
  void attempt();
  await waitFor(() => expect(opened).toHaveLength(1));
  await expect(attempt()).rejects.toThrow('could not be loaded');
  expect(opened).toHaveLength(1);
});

it('keeps the page and says that a part could not be opened, until the next attempt succeeds', async () => {
  isReached = false;
  const Cart = () => <p>Sepetinizde 2 ürün</p>;
  let load = missing as () => Promise<typeof Cart>;
  const MiniCart = lazyPart<{ open: boolean; onClose: () => void }>(() => load());
  const page = (open: boolean) => (
    <>
      <h1>Ürünler</h1>
      <MiniCart open={open} onClose={() => shown.rerender(page(false))} />
    </>
  );
  const shown = render(page(false));
  shown.rerender(page(true));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Bu bölüm açılamadı/);
  expect(screen.getByRole('heading', { name: 'Ürünler' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Kapat' }));
  expect(screen.queryByRole('alert')).toBeNull();
  load = () => Promise.resolve(Cart);
  shown.rerender(page(true));
  expect(await screen.findByText('Sepetinizde 2 ürün')).toBeTruthy();
});

it('leaves errors of a part that was loaded to the page', async () => {
  const Broken = lazyPart(() =>
    Promise.resolve(() => {
      throw new Error('a defect');
    }),
  );
  render(
    <PageBoundary>
      <Broken />
    </PageBoundary>,
  );
  expect(await screen.findByText('Error: a defect')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

class PageBoundary extends Component<{ children: ReactNode }> {
  override state = { error: '' };

  static getDerivedStateFromError(error: unknown) {
    return { error: String(error) };
  }

  override render() {
    return this.state.error || this.props.children;
  }
}

it('is there in the moment it opens once it was preloaded', async () => {
  const Cart = ({ open }: { open: boolean }) => open && <p>Sepetinizde 2 ürün</p>;
  const MiniCart = lazyPart<{ open: boolean }>(() => Promise.resolve(Cart));
  const { rerender } = render(<MiniCart open={false} />);
  MiniCart.preload();
  await Promise.resolve();
  rerender(<MiniCart open />);
  expect(screen.getByText('Sepetinizde 2 ürün')).toBeTruthy();
});
