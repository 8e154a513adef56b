import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DesignProvider } from '../../../design/design-provider';
import { fragmentOf } from '../../../graphql/test-answers';
import { OrderLines, OrderLinesFragment } from './order-lines';
import { shopProductLink } from './shop-product-link';
import { ORDER_LINE } from './test-order';

const line = {
  ...ORDER_LINE,
  quantity: 3,
  deliveryText: '2 adet stoktan 1 hafta, 1 adet tedarik edilerek en geç 30 gün',
  delivery: [{ isFromStock: true }, { isFromStock: false }],
};

afterEach(cleanup);

function show(shown: typeof line) {
  render(
    <DesignProvider>
      <MemoryRouter>
        <OrderLines lines={[fragmentOf(OrderLinesFragment, shown)]} productLink={shopProductLink} />
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
  const reactivated = { ...line, deliveryText: '1 hafta', delivery: [{ isFromStock: true }] };
  show(reactivated);
  const plain = screen.getByText('Teslimat 1 hafta').className;
  cleanup();
  show(line);
  expect(screen.getByText(/^Teslimat: 2 adet/).className).not.toBe(plain);
});
