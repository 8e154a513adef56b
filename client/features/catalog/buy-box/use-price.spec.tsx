import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Provider } from 'urql';
import { server } from '../../../graphql/test-server';
import { CalculatePriceQuery } from './calculated-price';
import { usePrice } from './use-price';

const ofOne = {
  unitPrice: 100_000,
  unitGross: 120_000,
  quantity: 1,
  net: 100_000,
  tax: 20_000,
  gross: 120_000,
  taxRate: 2000,
  priceOnRequest: false,
  stock: 7,
  available: true,
  delivery: [{ isFromStock: true }],
  deliveryText: '1 hafta',
};
const ofThree = { ...ofOne, quantity: 3, net: 300_000, tax: 60_000, gross: 360_000 };
const product = {
  id: 'vana',
  name: 'Vana',
  unit: 'adet',
  minOrderQuantity: 3,
  isMadeToMeasure: false,
  attributes: [],
};

const nothingToChoose = { selection: {}, choose: () => undefined };

/** Calculates like the shop. */
const calculate = () =>
  server.answers(CalculatePriceQuery, ({ input }) => {
    const quantity = input.quantity!;
    const sums = { net: quantity * ofOne.net, tax: quantity * ofOne.tax, gross: quantity * ofOne.gross };
    return { calculatePrice: { ...ofOne, ...sums, quantity } };
  });

function open() {
  calculate();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider value={server.client}>{children}</Provider>
  );
  return renderHook(() => usePrice(product, nothingToChoose, ofThree), { wrapper }).result;
}

afterEach(cleanup);

it('starts from the smallest order in the page and lets the server calculate the quantity', async () => {
  const purchase = open();
  expect(purchase.current).toMatchObject({ price: ofThree, quantity: 3, priceState: 'done' });
  await waitFor(() => expect(purchase.current.stock).toBe(7));
  expect(purchase.current.price).toMatchObject(ofThree);
  act(() => purchase.current.setQuantity(4));
  await waitFor(() => expect(purchase.current.price.gross).toBe(480_000));
});

it('marks a price that could not be calculated as failed, and calculates it again on request', async () => {
  const purchase = open();
  await waitFor(() => expect(purchase.current.stock).toBe(7));
  server.answers(CalculatePriceQuery, 'cut');
  act(() => purchase.current.setQuantity(4));
  await waitFor(() => expect(purchase.current.priceState).toBe('failed'));
  calculate();
  act(() => purchase.current.recalculate());
  await waitFor(() =>
    expect(purchase.current).toMatchObject({ price: { gross: 480_000 }, priceState: 'done' }),
  );
});
