import { cleanup, render, screen } from '@testing-library/react';
import { maskFragments } from 'gql.tada';
import { MemoryRouter } from 'react-router-dom';
import { OrderLines, OrderLinesFragment } from './order-lines';

const line = {
  id: 'satır 1',
  productName: 'Küresel Vana',
  brand: 'Şavkar',
  model: 'KV-15',
  slug: 'kuresel-vana',
  unit: 'adet',
  quantity: 3,
  backOrdered: 1,
  deliveryText: '2 adet stoktan 1 hafta, 1 adet tedarik edilerek en geç 30 gün',
  unitPrice: 50_000,
  totalPrice: 150_000,
  selectedVariations: [],
  picture: null,
};

afterEach(cleanup);

it('says of each line when it is delivered, as was agreed', () => {
  const [masked] = maskFragments([OrderLinesFragment], [line]);
  render(
    <MemoryRouter>
      <OrderLines lines={masked ? [masked] : []} />
    </MemoryRouter>,
  );
  const promised = 'Teslimat: 2 adet stoktan 1 hafta, 1 adet tedarik edilerek en geç 30 gün';
  expect(screen.getByText(promised)).toBeTruthy();
});
