import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type Cart } from './cart-data';
import { CartList } from './cart-list';
import { CartStore } from './cart-store';
import { CartContext, type CartNews, useCart } from './use-cart';

const FROM_STOCK = { isFromStock: true, time: '1 hafta' };

const vana: Cart['lines'][number] = {
  id: 'l1',
  productName: 'Küresel vana',
  quantity: 4,
  unitPrice: 100_000,
  totalPrice: 400_000,
  previousUnitPrice: null,
  problem: null,
  availableQuantity: null,
  delivery: [{ ...FROM_STOCK, quantity: 4 }],
  selectedVariations: [
    { attributeId: 'a', attributeName: 'Ölçü', variationId: 'v', variationName: 'DN 50' },
    { attributeId: 'b', attributeName: 'Conta', variationId: 'w', variationName: 'EPDM' },
  ],
  product: {
    id: 'p1',
    slug: 'kuresel-vana',
    name: 'Küresel vana',
    model: 'KV-50',
    brand: { name: 'Vanora' },
    unit: 'adet',
    minOrderQuantity: 2,
    pictures: [],
  },
};

const pompa = { ...vana, id: 'l2', productName: 'Pompa', product: { ...vana.product!, name: 'Pompa' } };

const cartOf = (...lines: Cart['lines']): Cart => ({
  lines,
  itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  needsConfirmation: lines.some(({ problem }) => problem !== null),
  canBeRestored: false,
  leftOutLines: 0,
  totals: {
    subtotal: 400_000,
    tax: 80_000,
    taxRate: 2000,
    shipping: 15_000,
    total: 495_000,
    freeShippingGap: 100_000,
    freeShippingThreshold: 500_000,
  },
});

/** A shop that does what it is asked, and writes down what that was. */
async function show(first: Cart, { isStockControlled } = { isStockControlled: true }) {
  let cart = first;
  const asked: string[] = [];
  const answer = (what: string, next: Cart) => {
    asked.push(what);
    cart = next;
    return Promise.resolve(cart);
  };
  const without = (id: string) => ({
    ...cartOf(...cart.lines.filter((line) => line.id !== id)),
    canBeRestored: true,
  });
  const store = new CartStore(
    {
      look: () => Promise.resolve(cart),
      merge: () => Promise.resolve(cart),
      add: () => answer('add', cart),
      setQuantity: (id, quantity) =>
        answer(
          `set ${quantity}`,
          cartOf(
            ...cart.lines.map((line) =>
              line.id === id ? { ...line, quantity, delivery: [{ ...FROM_STOCK, quantity }] } : line,
            ),
          ),
        ),
      remove: (id) => answer(`remove ${id}`, without(id)),
      clear: () => answer('clear', cartOf()),
      restore: () => answer('restore', first),
      confirm: () =>
        answer(
          'confirm',
          cartOf(...cart.lines.map((line) => ({ ...line, problem: null, previousUnitPrice: null }))),
        ),
    },
    () => undefined,
  );
  await store.look();
  const told: CartNews[] = [];
  render(
    <CartContext value={{ store, tell: (news) => told.push(news), readOut: () => undefined }}>
      <MemoryRouter>
        <Page isStockControlled={isStockControlled} />
      </MemoryRouter>
    </CartContext>,
  );
  return { asked, told };
}

function Page({ isStockControlled }: { isStockControlled: boolean }) {
  const { cart } = useCart();
  return cart ? <CartList cart={cart} isStockControlled={isStockControlled} /> : null;
}

const amount = () => screen.getAllByRole<HTMLInputElement>('spinbutton')[0]!;
const type = (value: string) => {
  fireEvent.change(amount(), { target: { value } });
  fireEvent.blur(amount());
};

afterEach(cleanup);

it('names product, choices, unit price and sum of a line', async () => {
  await show(cartOf(vana));
  const line = within(screen.getByRole('listitem'));
  expect(line.getByRole('link', { name: 'Küresel vana' }).getAttribute('href')).toBe('/urun/kuresel-vana');
  expect(line.getByText('Ölçü: DN 50, Conta: EPDM')).toBeTruthy();
  expect(line.getByText('₺1.000,00')).toBeTruthy();
  expect(line.getByText('₺4.000,00')).toBeTruthy();
});

it('raises a typed quantity to the minimum, and cuts what nobody can mean', async () => {
  const { asked } = await show(cartOf(vana));
  type('1');
  type('1e9');
  type('999999999');
  await waitFor(() => expect(asked.at(-1)).toBe('set 99999'));
  expect(asked[0]).toBe('set 2');
});

it('takes the line out when 0 or less is typed, and leaves it as it is for nonsense', async () => {
  const { asked } = await show(cartOf(vana));
  type('abc');
  expect(asked).toEqual([]);
  type('0');
  await waitFor(() => expect(asked).toEqual(['remove l1']));
});

it('never steps below the minimum', async () => {
  const { asked } = await show(cartOf({ ...vana, quantity: 2 }));
  fireEvent.click(screen.getByRole('button', { name: 'Azalt' }));
  fireEvent.keyDown(amount(), { key: 'PageDown' });
  expect(asked).toEqual([]);
});

it('goes on at the next line when one was taken out', async () => {
  await show(cartOf(vana, pompa));
  fireEvent.click(screen.getByRole('button', { name: 'Çıkar: Küresel vana' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Pompa' })));
});

it('tells of a line that was taken out, which can be brought back', async () => {
  const { asked, told } = await show(cartOf(vana, pompa));
  type('0');
  await waitFor(() => expect(told).toEqual([{ kind: 'removed', name: 'Küresel vana' }]));
  fireEvent.click(screen.getByRole('button', { name: 'Son çıkarılanı geri al' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Küresel vana' })).toBeTruthy());
  expect(asked).toEqual(['remove l1', 'restore']);
});

it('takes out one line on a double click, not the one that slides under the pointer', async () => {
  const { asked, told } = await show(cartOf(vana, pompa));
  const press = () => fireEvent.click(screen.getAllByRole('button', { name: /^Çıkar/ })[0]!);
  press();
  press();
  await waitFor(() => expect(told).toHaveLength(1));
  expect(asked).toEqual(['remove l1']);
});

it('shows an old price struck through beside the new one until it is confirmed', async () => {
  const { asked } = await show(cartOf({ ...vana, problem: 'PRICE_CHANGED', previousUnitPrice: 90_000 }));
  expect(screen.getByText('₺900,00').tagName).toBe('S');
  expect(screen.getByText(/güncel fiyatlar geçerli olur/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Onayla' }));
  await waitFor(() => expect(screen.queryByText('₺900,00')).toBeNull());
  expect(asked).toEqual(['confirm']);
});

it.each([
  ['OUT_OF_STOCK', 0, 'Stokta kalmadı; bu ürün siparişe alınamaz.'],
  ['NOT_ENOUGH_STOCK', 3, 'Stokta 3 adet var; miktarı azaltın.'],
  ['PRICE_ON_REQUEST', null, 'Bu ürünün fiyatı artık sorularak veriliyor; sepetten sipariş edilemez.'],
] as const)('says what %s means for a line', async (problem, availableQuantity, sentence) => {
  await show(cartOf({ ...vana, problem, availableQuantity }));
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('says when a line is delivered, as its product and the contract do', async () => {
  await show(cartOf(vana));
  expect(screen.getByText('Teslimat 1 hafta')).toBeTruthy();
});

it('says of a line above the stock when each part is delivered, until another quantity is chosen', async () => {
  const delivery = [
    { quantity: 17, isFromStock: true, time: '1 hafta' },
    { quantity: 23, isFromStock: false, time: 'en geç 30 gün' },
  ];
  await show(cartOf({ ...vana, quantity: 40, availableQuantity: 17, delivery }));
  const promised = 'Teslimat: 17 adet stoktan 1 hafta, 23 adet tedarik edilerek en geç 30 gün.';
  expect(screen.getByText(promised)).toBeTruthy();
  type('17');
  await waitFor(() => expect(screen.queryByText(/tedarik edilerek/)).toBeNull());
});

it('says of a line that is out of stock when it is delivered where the shop procures it', async () => {
  const delivery = [{ quantity: 4, isFromStock: false, time: '3-4 hafta' }];
  const { asked } = await show(cartOf({ ...vana, problem: 'OUT_OF_STOCK', availableQuantity: 0, delivery }), {
    isStockControlled: false,
  });
  expect(asked).toEqual([]);
  expect(screen.getByText('Şu an stokta yok. Teslimat: tedarik edilerek 3-4 hafta.')).toBeTruthy();
});

it('keeps the name of a product that is gone, without a price or a quantity to change', async () => {
  await show(cartOf({ ...vana, product: null, unitPrice: 0, totalPrice: 0, problem: 'NOT_SOLD' }));
  expect(screen.getByRole('heading', { name: 'Küresel vana' })).toBeTruthy();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByText(/₺/)).toBeNull();
});

it('tells of an emptied cart, which can be brought back', async () => {
  const { asked, told } = await show(cartOf(vana));
  fireEvent.click(screen.getByRole('button', { name: 'Sepeti boşalt' }));
  await waitFor(() => expect(told).toEqual([{ kind: 'cleared' }]));
  expect(asked).toEqual(['clear']);
});

it('says only that a line is out of stock while its delivery is asked for anew', async () => {
  const line = { ...vana, problem: 'OUT_OF_STOCK' as const, availableQuantity: 0, delivery: [] };
  await show(cartOf(line), { isStockControlled: false });
  expect(screen.getByText('Şu an stokta yok.')).toBeTruthy();
});

it('says how many products wait for room in a full cart, and nothing of the kind otherwise', async () => {
  await show({ ...cartOf(vana), leftOutLines: 3 });
  expect(screen.getByText(/3 ürün sepete sığmadı/)).toBeTruthy();
  cleanup();
  await show(cartOf(vana));
  expect(screen.queryByText(/sığmadı/)).toBeNull();
});
