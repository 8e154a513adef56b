import { cleanup, render, screen } from '@testing-library/react';
import { type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { staffWith } from './test-staff';
import { FRAME_ROUTE, useStaff } from './use-staff';

const STAFF = staffWith();

function Name() {
  return <p>{useStaff().name}</p>;
}

async function show(screenInFrame: ReactNode, outside: ReactNode, path: string): Promise<void> {
  const routes = [
    {
      id: FRAME_ROUTE,
      path: '/admin',
      loader: () => STAFF,
      HydrateFallback: () => null,
      children: [{ index: true, element: screenInFrame }],
    },
    { path: '/', element: outside, ErrorBoundary: () => <p>hata</p> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />);
  await screen.findByText(/./);
}

afterEach(cleanup);

it('tells every screen within the frame who is signed in', async () => {
  await show(<Name />, null, '/admin');
  expect(screen.getByText('Ayşe Yılmaz')).toBeTruthy();
});

it('throws outside the frame, where nobody is known', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await show(null, <Name />, '/');
  expect(screen.getByText('hata')).toBeTruthy();
  expect(logged.mock.calls.flat().map(String).join(' ')).toContain(
    'Only screens within the frame of the panel',
  );
  logged.mockRestore();
});
