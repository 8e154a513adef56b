import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { cacheExchange, createClient, fetchExchange } from '@urql/core';
import { type ReactNode } from 'react';
import { Provider } from 'urql';
import { usePrice } from './use-price';

const ofOne = {
  unitPrice: 100_000,
  quantity: 1,
  net: 100_000,
  tax: 20_000,
  gross: 120_000,
  taxRate: 2000,
  priceOnRequest: false,
  stock: 7,
  available: true,
  delivery: [{ quantity: 1, isFromStock: true, time: '1 hafta' }],
};
const ofThree = { ...ofOne, quantity: 3, net: 300_000, tax: 60_000, gross: 360_000 };
const product = {
  id: 'vana',
  name: 'Vana',
  unit: 'adet',
  minOrderQuantity: 3,
  attributes: [],
  minOrderPrice: ofThree,
};

/** Reckons like the shop, as long as the line is not cut. */
function openShop() {
  const line = { isCut: false };
  const client = createClient({
    url: 'http://magaza.test/graphql',
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
    fetch: (_url, init) => {
      if (line.isCut) return Promise.reject(new TypeError('Failed to fetch'));
      const { variables } = JSON.parse(init?.body as string) as {
        variables: { input: { quantity: number } };
      };
      const { quantity } = variables.input;
      const calculatePrice = {
        ...ofOne,
        quantity,
        net: quantity * ofOne.net,
        tax: quantity * ofOne.tax,
        gross: quantity * ofOne.gross,
      };
      return Promise.resolve(Response.json({ data: { calculatePrice } }));
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider value={client}>{children}</Provider>;
  return { line, order: renderHook(() => usePrice(product), { wrapper }).result };
}

afterEach(cleanup);

it('starts from the smallest order in the page and lets the server reckon the quantity', async () => {
  const { order } = openShop();
  expect(order.current).toMatchObject({ price: ofThree, quantity: 3, reckoning: 'done' });
  await waitFor(() => expect(order.current.stock).toBe(7));
  expect(order.current.price).toMatchObject(ofThree);
  act(() => order.current.setQuantity(4));
  await waitFor(() => expect(order.current.price.gross).toBe(480_000));
});

it('says when the price of a choice could not be had, and asks again', async () => {
  const { line, order } = openShop();
  await waitFor(() => expect(order.current.stock).toBe(7));
  line.isCut = true;
  act(() => order.current.setQuantity(4));
  await waitFor(() => expect(order.current.reckoning).toBe('failed'));
  line.isCut = false;
  act(() => order.current.reckonAgain());
  await waitFor(() => expect(order.current).toMatchObject({ price: { gross: 480_000 }, reckoning: 'done' }));
});
