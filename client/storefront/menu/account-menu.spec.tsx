import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { BuiltPagesContext } from '../../ui/navigation/built-pages';
import { LogoutMutation } from '../../features/account/logout';
import { type Answer, server } from '../../graphql/test-server';
import { AccountMenu } from './account-menu';

const ME = { id: 'k1', name: 'Ayşe Yılmaz', email: 'ayse@ornek.example', avatarId: null, isVerified: true };

function openMenu(
  isBuilt: (path: string) => boolean = () => true,
  answer: Answer<typeof LogoutMutation> = { logout: true },
) {
  server.answers(LogoutMutation, answer);
  const router = createMemoryRouter([{ path: '*', Component: () => <AccountMenu me={ME} /> }], {
    initialEntries: ['/siparislerim'],
  });
  render(
    <Provider value={server.client}>
      <BuiltPagesContext value={isBuilt}>
        <RouterProvider router={router} />
      </BuiltPagesContext>
    </Provider>,
  );
  return router;
}

const places = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

async function logOut() {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Çıkış Yap' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

afterEach(cleanup);

it('leads to profile, orders, quotes and favorites', () => {
  openMenu();
  expect(places()).toEqual([
    ['Profilim', '/profil'],
    ['Siparişlerim', '/siparislerim'],
    ['Tekliflerim', '/tekliflerim'],
    ['Favorilerim', '/favorilerim'],
  ]);
});

it('leads to no page that is not built', () => {
  openMenu((path) => path === '/siparislerim');
  expect(places()).toEqual([['Siparişlerim', '/siparislerim']]);
});

it('leads home after signing out', async () => {
  const router = openMenu();
  await logOut();
  expect(router.state.location.pathname).toBe('/');
});

it('stays and says so when signing out failed', async () => {
  const router = openMenu(undefined, 'cut');
  await logOut();
  expect(router.state.location.pathname).toBe('/siparislerim');
  expect(screen.getByRole('alert').textContent).toContain('oturumunuz açık');
});
