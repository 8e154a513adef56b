import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useRouteError } from 'react-router-dom';
import { OfflineNotice } from './offline-notice';

afterEach(cleanup);

function setOnline(isOnline: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

it('says that the connection is lost, and loads what had failed as soon as it is back', async () => {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <>
            <OfflineNotice />
            <Outlet />
          </>
        ),
        children: [
          {
            path: 'urunler',
            loader: () => {
              if (!navigator.onLine) throw new Error('Bağlantı kurulamadı');
              return null;
            },
            element: <h1>Ürünler</h1>,
            ErrorBoundary: () => <h1>{(useRouteError() as Error).message}</h1>,
          },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('status').textContent).toBe('');
  setOnline(false);
  expect(screen.getByRole('status').textContent).toMatch(/^İnternet bağlantınız yok/);
  await act(() => router.navigate('/urunler'));
  expect(screen.getByRole('heading').textContent).toBe('Bağlantı kurulamadı');
  setOnline(true);
  expect(screen.getByRole('status').textContent).toBe('Bağlantı geri geldi.');
  await waitFor(() => expect(screen.getByRole('heading').textContent).toBe('Ürünler'));
});
