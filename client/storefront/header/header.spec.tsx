import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Provider } from 'urql';
import { openCartStore } from '../../features/cart/store/test-cart';
import { CartContext } from '../../features/cart/store/use-cart';
import { BuiltPagesContext } from '../../ui/navigation/built-pages';
import { fragmentOf } from '../../graphql/test-answers';
import { server } from '../../graphql/test-server';
import { Header, HeaderFragment } from './header';

const topBar = {
  enabled: true,
  phone: '0212 555 01 42',
  email: 'satis@ornek.example',
  announcement: 'Cuma günü sayım var',
};
const menu = { links: [], current: undefined, categories: [], productCount: 0, brandCount: 0 };
const cart = { store: openCartStore(), notify: () => undefined, readOut: () => undefined };

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function show(change: Partial<typeof topBar> = {}, isBuilt = true) {
  const header = fragmentOf(HeaderFragment, {
    logo: { text: 'DEBİHAN', subtext: 'Tesisat Ekipmanları' },
    topBar: { ...topBar, ...change },
  });
  render(
    <Provider value={server.client}>
      <BuiltPagesContext value={() => isBuilt}>
        <MemoryRouter>
          <CartContext value={cart}>
            <Header header={header} menu={menu} />
          </CartContext>
        </MemoryRouter>
      </BuiltPagesContext>
    </Provider>,
  );
  return within(screen.getByRole('banner'));
}

const hrefOf = (link: HTMLElement) => link.getAttribute('href');

afterEach(cleanup);

it('shows telephone, e-mail and announcement in a top bar', () => {
  const shown = show();
  expect(hrefOf(shown.getByRole('link', { name: '0212 555 01 42' }))).toBe('tel:+902125550142');
  expect(hrefOf(shown.getByRole('link', { name: 'satis@ornek.example' }))).toBe('mailto:satis@ornek.example');
  shown.getByText('Cuma günü sayım var');
});

it('shows nothing of a top bar that is switched off', () => {
  const shown = show({ enabled: false });
  expect(shown.queryByRole('link', { name: '0212 555 01 42' })).toBeNull();
  expect(shown.queryByText('Cuma günü sayım var')).toBeNull();
  expect(shown.queryByRole('link', { name: 'Teklif Al' })).toBeNull();
});

it('leads from the top bar to the wizard and to quotes as soon as they are built', () => {
  const shown = show();
  expect(hrefOf(shown.getByRole('link', { name: 'Ürün Sihirbazı' }))).toBe('/urun-sihirbazi');
  expect(hrefOf(shown.getByRole('link', { name: 'Teklif Al' }))).toBe('/teklif-al');
  cleanup();
  expect(show({}, false).queryByRole('link', { name: /Sihirbazı|Teklif/ })).toBeNull();
});

it('leads home by the name of the shop and its subtext, and a guest to the sign-in', async () => {
  const shown = show();
  const logo = shown.getByRole('link', { name: /^DEBİHAN/ });
  expect([hrefOf(logo), logo.textContent]).toEqual(['/', 'DEBİHANTesisat Ekipmanları']);
  expect(hrefOf(await shown.findByRole('link', { name: 'Giriş' }))).toBe('/giris');
});

it('says of the menu of narrow screens whether it is open', async () => {
  const button = show().getByRole('button', { name: 'Menüyü aç' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  await screen.findByRole('dialog', { name: 'Menü' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
});
