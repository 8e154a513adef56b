import { render, screen, within } from '@testing-library/react';
import { maskFragments } from 'gql.tada';
import { MemoryRouter } from 'react-router-dom';
import { CartProvider } from '../../cart/adding/cart-provider';
import { ProductActionFragment } from './product-action';
import { ProductRow, ProductRowFragment } from './product-row';

const product = {
  id: 'kv50',
  slug: 'kuresel-vana',
  name: 'Küresel Vana',
  brand: { name: 'Vanora' },
  model: 'KR-050',
  isNew: true,
  isFeatured: false,
  fastDelivery: false,
  rating: 4.8,
  reviewCount: 31,
  certifications: ['CE', 'PED'],
  attributes: [{ variations: [{ name: 'Flanşlı' }, { name: 'Dişli' }] }],
  defaultPrice: 412_050,
  priceOnRequest: false,
  minOrderQuantity: 4,
  unit: 'adet',
  inStock: true,
  deliveryTime: '2-3 hafta',
  technicalSpecs: [],
  pictures: [],
};

it('says in a row of a list all that is added by its button, and what sets the product apart', () => {
  const quickViews: string[] = [];
  render(
    <MemoryRouter>
      <CartProvider>
        <table>
          <tbody>
            <ProductRow
              product={maskFragments([ProductRowFragment], {
                ...product,
                ...maskFragments([ProductActionFragment], product),
              })}
              sharedSpecs={[]}
              onQuickView={(slug) => quickViews.push(slug)}
            />
          </tbody>
        </table>
      </CartProvider>
    </MemoryRouter>,
  );
  const row = within(screen.getByRole('row'));
  row.getByText('en az 4 adet');
  row.getByText('2-3 hafta');
  row.getByText('Seçenek: Flanşlı');
  row.getByText('CE, PED');
  row.getByText('YENİ');
  row.getByRole('img', { name: '5 üzerinden 4,8 puan, 31 değerlendirme' });
  row.getByRole('button', { name: 'Hızlı bakış: Küresel Vana' }).click();
  expect(quickViews).toEqual(['kuresel-vana']);
});
