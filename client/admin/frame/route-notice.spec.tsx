import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DesignProvider } from '../../design/design-provider';
import { CONTENT_ID } from '../../ui/navigation/content-id';
import { RouteNotice } from './route-notice';

afterEach(cleanup);

it('keeps the focus in the content when a retry replaces the notice', async () => {
  let isReachable = false;
  const routes = [
    {
      path: '/',
      loader: () => {
        if (!isReachable) throw new Error('no connection');
        return null;
      },
      HydrateFallback: () => null,
      element: <p>Siparişler</p>,
      ErrorBoundary: () => <RouteNotice kind="failed" />,
    },
  ];
  const router = createMemoryRouter(routes);
  render(
    <DesignProvider>
      <main id={CONTENT_ID} tabIndex={-1}>
        <RouterProvider router={router} />
      </main>
    </DesignProvider>,
  );
  const retry = await screen.findByRole('button', { name: 'Yeniden dene' });
  retry.focus();
  isReachable = true;
  fireEvent.click(retry);
  expect(await screen.findByText('Siparişler')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
