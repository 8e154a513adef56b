import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { usePendingSearch } from './use-pending-search';

const FIRST_PAGE = '?sayfa=1';

function ShownSearch() {
  return <output>{usePendingSearch()}</output>;
}

/** At the first page of the jobs; nothing else is ever loaded. */
function openJobs() {
  const routes = ['/isler', '/siparisler'].map((path) => ({
    path,
    loader: ({ request }: { request: Request }) =>
      request.url.endsWith(FIRST_PAGE) ? null : new Promise<null>(() => undefined),
    element: <ShownSearch />,
    hydrateFallbackElement: <i />,
  }));
  const router = createMemoryRouter(routes, { initialEntries: [`/isler${FIRST_PAGE}`] });
  render(<RouterProvider router={router} />);
  return router;
}

afterEach(cleanup);

it('is that of the page being loaded where only the parameters change, and the present one otherwise', async () => {
  const router = openJobs();
  const shown = await screen.findByRole('status');
  expect(shown.textContent).toBe(FIRST_PAGE);
  act(() => void router.navigate('/isler?sayfa=2'));
  expect(shown.textContent).toBe('?sayfa=2');
  act(() => void router.navigate('/siparisler?sayfa=3'));
  expect(shown.textContent).toBe(FIRST_PAGE);
});
