import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { DesignProvider } from '../../design/design-provider';
import { NavigationProgress } from './navigation-progress';

afterEach(cleanup);

it('names what is going on while the next screen is on its way', async () => {
  const element = (
    <DesignProvider>
      <NavigationProgress />
      <Outlet />
    </DesignProvider>
  );
  const never = () => new Promise<never>(() => undefined);
  const children = [
    { index: true, element: null },
    { path: 'siparisler', loader: never, element: null },
  ];
  const router = createMemoryRouter([{ path: '/', element, children }]);
  render(<RouterProvider router={router} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  act(() => void router.navigate('/siparisler'));
  expect(await screen.findByRole('progressbar', { name: 'Sayfa açılıyor' })).toBeTruthy();
});
