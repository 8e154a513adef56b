import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cartOf } from '../store/test-cart';
import { asked, pompa, show, vana } from './test-cart-list';

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
  expect(line.getByText('₺1.000')).toBeTruthy();
  expect(line.getByText('₺4.000')).toBeTruthy();
});

it('reads a typed quantity as it is meant', async () => {
  await show(cartOf(vana));
  type('1.250');
  await waitFor(() => expect(asked()).toEqual([['UpdateQuantity', 'l1', 1_250]]));
});

it.each(['2,5', 'abc'])(
  'says beside the quantity that «%s» cannot be ordered, and changes nothing',
  async (typed) => {
    await show(cartOf(vana));
    type(typed);
    expect(screen.getByRole('alert').textContent).toMatch(/Miktar 4\sadet kaldı\.$/);
    expect(amount().value).toBe(typed);
    expect(asked()).toEqual([]);
  },
);

it('never steps below the minimum', async () => {
  await show(cartOf({ ...vana, quantity: 2 }));
  fireEvent.click(screen.getByRole('button', { name: 'Azalt' }));
  fireEvent.keyDown(amount(), { key: 'PageDown' });
  expect(asked()).toEqual([]);
});

it('goes on at the next line when one was taken out', async () => {
  await show(cartOf(vana, pompa));
  fireEvent.click(screen.getByRole('button', { name: 'Çıkar: Küresel vana' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Pompa' })));
});

it('tells of a line that was taken out, which can be brought back', async () => {
  const notices = await show(cartOf(vana, pompa));
  fireEvent.click(screen.getByRole('button', { name: 'Çıkar: Küresel vana' }));
  await waitFor(() => expect(notices).toEqual([{ kind: 'removed', name: 'Küresel vana' }]));
  fireEvent.click(screen.getByRole('button', { name: 'Son çıkarılanı geri al' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Küresel vana' })).toBeTruthy());
  expect(asked()).toEqual([['RemoveFromCart', 'l1'], ['RestoreCart']]);
});

it('takes out one line on a double click, not the one that slides under the pointer', async () => {
  const notices = await show(cartOf(vana, pompa));
  const press = () => fireEvent.click(screen.getAllByRole('button', { name: /^Çıkar/ })[0]!);
  press();
  press();
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(asked()).toEqual([['RemoveFromCart', 'l1']]);
});

it('shows an old price struck through beside the new one until it is confirmed', async () => {
  await show(cartOf({ ...vana, problem: 'PRICE_CHANGED', previousUnitPrice: 90_000 }));
  expect(screen.getByText('₺900').tagName).toBe('S');
  expect(screen.getByText(/güncel fiyatlar geçerli olur/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Onayla' }));
  await waitFor(() => expect(screen.queryByText('₺900')).toBeNull());
  expect(asked()).toEqual([['ConfirmCart']]);
});

it('shows the quantity below a raised minimum struck through until the new one is confirmed', async () => {
  await show(cartOf({ ...vana, problem: 'MINIMUM_RAISED', previousQuantity: 3 }));
  expect(screen.getByText('3 adet').tagName).toBe('S');
  expect(screen.getByText(/yeni en az sipariş miktarları geçerli olur/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Onayla' }));
  await waitFor(() => expect(screen.queryByText('3 adet')).toBeNull());
  expect(asked()).toEqual([['ConfirmCart']]);
});

it('shows the unit of before struck through until the new one is confirmed', async () => {
  await show(cartOf({ ...vana, problem: 'UNIT_CHANGED', previousUnit: 'koli' }));
  expect(screen.getByText('koli').tagName).toBe('S');
  expect(screen.getByText(/miktarlar yeni birimle sayılır/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Onayla' }));
  await waitFor(() => expect(screen.queryByText('koli')).toBeNull());
  expect(asked()).toEqual([['ConfirmCart']]);
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
  const delivery = [{ isFromStock: true }, { isFromStock: false }];
  const deliveryText = '17 adet stoktan 1 hafta, 23 adet tedarik edilerek en geç 30 gün';
  await show(cartOf({ ...vana, quantity: 40, availableQuantity: 17, delivery, deliveryText }));
  const promised = 'Teslimat: 17 adet stoktan 1 hafta, 23 adet tedarik edilerek en geç 30 gün.';
  expect(screen.getByText(promised)).toBeTruthy();
  type('17');
  await waitFor(() => expect(screen.queryByText(/tedarik edilerek/)).toBeNull());
});

it('says of a line that is out of stock when it is delivered where the shop procures it', async () => {
  const procured = { delivery: [{ isFromStock: false }], deliveryText: 'tedarik edilerek 3-4 hafta' };
  const line = { ...vana, problem: 'OUT_OF_STOCK' as const, availableQuantity: 0, ...procured };
  await show(cartOf(line), { isStockControlled: false });
  expect(asked()).toEqual([]);
  expect(screen.getByText('Şu an stokta yok. Teslimat: tedarik edilerek 3-4 hafta.')).toBeTruthy();
});

it('keeps the name of a product that is gone, without a price or a quantity to change', async () => {
  await show(cartOf({ ...vana, product: null, unitPrice: 0, totalPrice: 0, problem: 'NOT_SOLD' }));
  expect(screen.getByRole('heading', { name: 'Küresel vana' })).toBeTruthy();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByText(/₺/)).toBeNull();
});

it('tells of an emptied cart, which can be brought back', async () => {
  const notices = await show(cartOf(vana));
  fireEvent.click(screen.getByRole('button', { name: 'Sepeti boşalt' }));
  await waitFor(() => expect(notices).toEqual([{ kind: 'cleared' }]));
  expect(asked()).toEqual([['ClearCart']]);
});

it('says only that a line is out of stock while its delivery is asked for anew', async () => {
  const line = {
    ...vana,
    problem: 'OUT_OF_STOCK' as const,
    availableQuantity: 0,
    delivery: [],
    deliveryText: null,
  };
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

it('says who of the shop put what into the cart, and nothing of the kind otherwise', async () => {
  await show(cartOf(vana, { ...pompa, placedBy: 'Mert Aydın' }));
  expect(screen.getByText(/Mağazamızdan/).textContent).toMatch(/Mert Aydın sepetinize 1\sürün koydu/);
  const [own, placed] = screen.getAllByRole('listitem');
  expect(within(placed!).getByText('Mert Aydın sizin için ekledi')).toBeTruthy();
  expect(within(own!).queryByText(/sizin için ekledi/)).toBeNull();
  cleanup();
  await show(cartOf(vana));
  expect(screen.queryByText(/Mağazamızdan/)).toBeNull();
});
