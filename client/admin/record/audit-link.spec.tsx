import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DesignProvider } from '../../design/design-provider';
import { type CurrentStaff } from '../session/current-staff';
import { staffWith } from '../session/test-staff';
import { FRAME_ROUTE } from '../session/use-staff';
import { AuditLink } from './audit-link';

afterEach(cleanup);

async function show(permissions: CurrentStaff['permissions'], hasText = false): Promise<void> {
  const element = (
    <>
      <p>Sipariş</p>
      <AuditLink kind="order" id="3f" hasText={hasText} />
    </>
  );
  const routes = [{ id: FRAME_ROUTE, path: '/', loader: () => staffWith({ permissions }), element }];
  render(
    <DesignProvider>
      <RouterProvider router={createMemoryRouter(routes)} />
    </DesignProvider>,
  );
  await screen.findByText('Sipariş');
}

it('leads to all that was done to a thing', async () => {
  await show(['USERS']);
  expect(screen.getByRole('link', { name: 'Denetim kaydı' }).getAttribute('href')).toBe(
    '/admin/denetim?neyde=order%3A3f',
  );
});

it('says what it is where it stands alone', async () => {
  await show(['USERS'], true);
  expect(screen.getByRole('link').textContent).toBe('Denetim kaydı');
});

it('shows nothing to those who may not see who did what', async () => {
  await show(['ORDERS', 'SETTINGS', 'CONTENT']);
  expect(screen.queryByRole('link')).toBeNull();
});
