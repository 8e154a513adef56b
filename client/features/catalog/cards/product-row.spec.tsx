import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { fragmentOf } from '../../../graphql/test-answers';
import { CartProvider } from '../../cart/adding/cart-provider';
import { FavoritesProvider } from '../../favorites/heart/favorites-provider';
import { ProductRow, ProductRowFragment } from './product-row';
import { LISTED_PRODUCT } from './test-product';

const product = fragmentOf(ProductRowFragment, {
  ...LISTED_PRODUCT,
  name: 'Küresel Vana',
  isNew: true,
  rating: 4.8,
  certifications: ['CE', 'PED'],
  minOrderQuantity: 4,
  unit: 'adet',
  technicalSpecs: [],
  attributes: [{ variations: [{ name: 'Flanşlı' }, { name: 'Dişli' }] }],
});

it('says in a row of a list all that is added by its button, and what sets the product apart', () => {
  const quickViews: string[] = [];
  render(
    <MemoryRouter>
      <CartProvider>
        <FavoritesProvider>
          <table>
            <tbody>
              <ProductRow product={product} sharedSpecs={[]} onQuickView={(slug) => quickViews.push(slug)} />
            </tbody>
          </table>
        </FavoritesProvider>
      </CartProvider>
    </MemoryRouter>,
  );
  const row = within(screen.getByRole('row'));
  expect(row.getByText(/^en az/).textContent).toBe('en az 4\u00a0adet');
  row.getByText('2-3 hafta');
  row.getByText('Seçenek: Flanşlı');
  row.getByText('CE, PED');
  row.getByText('YENİ');
  row.getByRole('img', { name: '5 üzerinden 4,8 puan, 31 değerlendirme' });
  row.getByRole('button', { name: 'Hızlı bakış: Küresel Vana' }).click();
  expect(quickViews).toEqual(['kuresel-vana']);
});
