import { cleanup, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SiteContext } from '../../../shop/site';
import { CartProvider } from '../../cart/adding/cart-provider';
import { FavoritesProvider } from '../../favorites/heart/favorites-provider';
import { fragmentOf } from '../../../graphql/test-answers';
import { ProductCard, ProductCardFragment } from './product-card';
import { LISTED_PRODUCT } from './test-product';

const product = { ...LISTED_PRODUCT, shortDescription: 'Karbon çelik gövde.' };

function show(change: Partial<typeof product> = {}, whatsappNumber: string | null = '905555550142') {
  const site = { phone: '', origin: 'https://magaza.test', whatsappNumber, closedDays: [] };
  const shown = fragmentOf(ProductCardFragment, { ...product, ...change });
  const quickViews: string[] = [];
  render(
    <SiteContext value={site}>
      <MemoryRouter>
        <CartProvider>
          <FavoritesProvider>
            <ProductCard product={shown} heading="h3" onQuickView={(slug) => quickViews.push(slug)} />
          </FavoritesProvider>
        </CartProvider>
      </MemoryRouter>
    </SiteContext>,
  );
  return { card: within(screen.getByRole('article')), quickViews };
}

afterEach(cleanup);

describe('a product card', () => {
  it('leads to the product and carries its full name', () => {
    const link = show().card.getByRole('link', { name: product.name });
    expect(link.getAttribute('href')).toBe('/urun/kuresel-vana');
    expect(link.title).toBe(product.name);
  });

  it('shows the net price with its kuruş, the minimum in its unit, delivery and stock', () => {
    const { card } = show();
    expect(card.getByTestId('card-price').textContent).toBe('₺4.120,50 + KDV');
    const terms = card.getByText(/^Teslimat/);
    expect(terms.textContent).toBe('Teslimat 2-3 hafta, en az 2\u00a0takım');
    expect(terms.querySelector('[translate=no]')?.textContent).toBe('2\u00a0takım');
    expect(card.getByText('Stokta var')).toBeTruthy();
  });

  it('says when there is no stock', () => {
    expect(show({ inStock: false }).card.getByText('Stokta yok')).toBeTruthy();
  });

  it('compares three values and names three certificates', () => {
    const { card } = show();
    expect(card.getAllByRole('term')).toHaveLength(3);
    expect(card.getByText('CE, TSE, PED +1')).toBeTruthy();
  });

  it('fills whole stars only, as the rating is floored, and says the exact rating', () => {
    const rating = show().card.getByRole('img', { name: '5 üzerinden 4,9 puan, 31 değerlendirme' });
    expect(rating.querySelector('span')?.dataset.filled).toBe('4');
  });

  it('shows no stars while nobody has rated', () => {
    expect(show({ reviewCount: 0 }).card.queryByRole('img', { name: /puan/ })).toBeNull();
  });

  it.each([
    ['isNew', 'YENİ'],
    ['isFeatured', 'ÖNE ÇIKAN'],
    ['fastDelivery', 'HIZLI'],
  ] as const)('bears the badge of %s alone', (fact, badge) => {
    const badges = show({ [fact]: true }).card.getAllByText(/^(YENİ|ÖNE ÇIKAN|HIZLI)$/);
    expect(badges.map(({ textContent }) => textContent)).toEqual([badge]);
  });

  it('asks on WhatsApp when there is no price', () => {
    const asked = { defaultPrice: 0, priceOnRequest: true };
    const { card } = show(asked);
    expect(card.getByTestId('card-price').textContent).toBe('Fiyat Sorunuz');
    expect(card.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/905555550142\?text=/,
    );
  });

  it('shows no WhatsApp control when the shop has no number', () => {
    expect(
      show({ defaultPrice: 0, priceOnRequest: true }, null).card.queryByRole('link', { name: /WhatsApp/ }),
    ).toBeNull();
  });

  it('opens the quick view of its product', () => {
    const { card, quickViews } = show();
    card.getByRole('button', { name: `Hızlı bakış: ${product.name}` }).click();
    expect(quickViews).toEqual(['kuresel-vana']);
  });
});
