import { cleanup, render, screen } from '@testing-library/react';
import { maskFragments } from 'gql.tada';
import { MemoryRouter } from 'react-router-dom';
import { DesignProvider } from '../../../design/design-provider';
import { OrderLines, OrderLinesFragment } from './order-lines';
import { shopProductLink } from './shop-product-link';

const line = {
  id: 'satır 1',
  productName: 'Küresel Vana',
  brand: 'Şavkar',
  model: 'KV-15',
  slug: 'kuresel-vana',
  unit: 'adet',
  quantity: 3,
  deliveryText: '2 adet stoktan 1 hafta, 1 adet tedarik edilerek en geç 30 gün',
  delivery: [{ isFromStock: true }, { isFromStock: false }],
  unitPrice: 50_000,
  totalPrice: 150_000,
  selectedVariations: [],
  picture: null,
};

afterEach(cleanup);

function show(shown: typeof line) {
  const [masked] = maskFragments([OrderLinesFragment], [shown]);
  render(
    <DesignProvider>
      <MemoryRouter>
        <OrderLines lines={masked ? [masked] : []} productLink={shopProductLink} />
      </MemoryRouter>
    </DesignProvider>,
  );
}

it('says of each line when it is delivered, as was agreed', () => {
  show(line);
  const promised = 'Teslimat: 2 adet stoktan 1 hafta, 1 adet tedarik edilerek en geç 30 gün';
  expect(screen.getByText(promised)).toBeTruthy();
});

it('marks what is procured, but not what was agreed from stock, also when the order was brought back with less in stock', () => {
  const reactivated = { ...line, backOrdered: 3, deliveryText: '1 hafta', delivery: [{ isFromStock: true }] };
  show(reactivated);
  const plain = screen.getByText('Teslimat 1 hafta').className;
  cleanup();
  show(line);
  expect(screen.getByText(/^Teslimat: 2 adet/).className).not.toBe(plain);
});
