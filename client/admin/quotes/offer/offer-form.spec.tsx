import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { addDays, today, writeDay } from '../../../shop/days';
import { refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { field, open, press, settle, type } from '../../../ui/form/test-form';
import { CurrentQuoteQuery } from '../status/use-quote-change';
import { OfferForm } from './offer-form';
import { GiveQuoteMutation, OfferPreviewQuery } from './offer.query';

const QUOTE = {
  id: 'q1',
  number: 'TKL-0001',
  version: 3,
  status: 'PROCESSING' as const,
  buyer: { name: 'Uğur Köprülü', email: 'ugur@example.com', company: null },
  offer: null,
};

const LINE = {
  askedLineId: 'a1',
  alternativeOf: null,
  productId: 'p1',
  productName: 'Pompa',
  sku: 'PMP-1',
  selectedVariations: [],
  description: null,
  quantity: 2,
  unit: 'adet',
  listPrice: 10_000,
  unitPrice: 10_000,
  discount: 0,
  deliveryTime: null,
};

const DRAFT = {
  lines: [LINE],
  shipping: 0,
  taxRate: 2000,
  validUntil: addDays(today(), 30),
  paymentTermDays: null,
  terms: null,
  note: null,
};

const SUMS = { listTotal: 20_000, subtotal: 18_000, tax: 3_600, taxRate: 2000, shipping: 0, total: 21_601 };
const DEBOUNCE_MS = 300;

let given: number;
const show = (draft: typeof DRAFT | { lines: object[] } = DRAFT) =>
  open(
    <OfferForm quote={QUOTE} draft={{ ...DRAFT, ...draft } as typeof DRAFT} onGiven={() => (given += 1)} />,
  );
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Teklifi gönder' });

/** Over what stood in the field, as a focused amount is selected. */
async function typeKeys(control: HTMLInputElement, text: string): Promise<void> {
  fireEvent.focus(control);
  for (const [place, data] of text.split('').entries()) {
    // Thousands are grouped by the field.
    if (data === '.') continue;
    const value = place === 0 ? data : control.value + data;
    fireEvent.input(control, { target: { value }, inputType: 'insertText', data });
    await settle();
  }
}

async function leave(control: HTMLInputElement): Promise<void> {
  fireEvent.focus(control);
  fireEvent.blur(control);
  await settle();
}

beforeEach(() => {
  given = 0;
  server.answers(OfferPreviewQuery, () => ({ quotePreview: SUMS }));
});
afterEach(cleanup);

it('starts from the price and the day that the server proposes', async () => {
  await show();
  expect(field('Net birim fiyat, ₺').value).toBe('100,00');
  expect(field('Geçerlilik').value).toBe(writeDay(DRAFT.validUntil));
});

it('shows the total that the server counts, to the kuruş', async () => {
  await show();
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
  await settle();
  expect(screen.getByText('₺216,01')).toBeTruthy();
});

it('says of how many lines the list prices are, where others have none', async () => {
  await show({ lines: [LINE, { ...LINE, askedLineId: 'a2', listPrice: null, unitPrice: 5_000 }] });
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
  await settle();
  expect(screen.getByText('Liste tutarı, 1 kalem')).toBeTruthy();
});

it('cannot be sent while a price is missing', async () => {
  await show({ lines: [{ ...LINE, listPrice: null, unitPrice: null }] });
  expect(sendButton().disabled).toBe(true);
  type('Net birim fiyat, ₺', '50');
  await settle();
  expect(sendButton().disabled).toBe(false);
});

it('cannot be sent without a day', async () => {
  await show();
  type('Geçerlilik', '');
  await settle();
  expect(sendButton().disabled).toBe(true);
});

it('sets the price by a discount, and the discount by a price', async () => {
  await show();
  type('İndirim, %', '10');
  await settle();
  expect(field('Net birim fiyat, ₺').value).toBe('90,00');
  type('Net birim fiyat, ₺', '75,00');
  await settle();
  expect(field('İndirim, %').value).toBe('25');
});

it('keeps a price that is typed key by key, where its discount is no whole number of basis points', async () => {
  await show({ lines: [{ ...LINE, listPrice: 5_000_000, unitPrice: 5_000_000 }] });
  const price = field('Net birim fiyat, ₺');
  const discount = field('İndirim, %');
  await typeKeys(price, '42.499,00');
  expect(price.value).toBe('42.499,00');
  expect(discount.value).toBe('15');
  fireEvent.blur(price);
  await leave(discount);
  expect(price.value).toBe('42.499,00');
});

it('leaves the prices of other lines as they are', async () => {
  const priced = { ...LINE, listPrice: 5_000_000, unitPrice: 4_249_900, discount: 1_500 };
  await show({ lines: [priced, { ...priced, askedLineId: 'a2' }] });
  const [first, second] = ['Kalem 1', 'Kalem 2'].map((name) => within(screen.getByRole('group', { name })));
  await typeKeys(second!.getByLabelText<HTMLInputElement>('İndirim, %'), '20');
  expect(second!.getByLabelText<HTMLInputElement>('Net birim fiyat, ₺').value).toBe('40.000,00');
  expect(first!.getByLabelText<HTMLInputElement>('Net birim fiyat, ₺').value).toBe('42.499,00');
});

it('gives every line that has a list price the same discount', async () => {
  await show();
  type('Listeden indirim, %', '15');
  await press('Uygula');
  expect(field('Net birim fiyat, ₺').value).toBe('85,00');
});

it('offers no discount on the list where no line has a list price', async () => {
  const free = { ...LINE, productId: null, listPrice: null, description: 'Devreye alma' };
  await show({ lines: [free] });
  expect(screen.queryByRole('button', { name: 'Uygula' })).toBeNull();
});

it('sends the offer on the version that was read', async () => {
  server.answers(GiveQuoteMutation, {
    giveQuote: { id: 'q1', number: 'TKL-0001', version: 4, status: 'QUOTED' },
  });
  await show();
  type('İndirim, %', '10');
  await settle();
  await press('Teklifi gönder');
  expect(server.sent(GiveQuoteMutation)[0]?.input).toMatchObject({
    id: 'q1',
    expectedVersion: 3,
    validUntil: DRAFT.validUntil,
    isBuyerNotified: true,
    lines: [{ askedLineId: 'a1', quantity: 2, listPrice: 10_000, unitPrice: 9_000, discount: 1_000 }],
  });
  expect(given).toBe(1);
});

it('says what somebody else did meanwhile, and can be sent once more', async () => {
  server.answers(GiveQuoteMutation, refusal('VERSION_CONFLICT'), {
    giveQuote: { id: 'q1', number: 'TKL-0001', version: 5, status: 'QUOTED' },
  });
  server.answers(CurrentQuoteQuery, {
    adminQuote: {
      id: 'q1',
      version: 4,
      status: 'PROCESSING',
      history: [{ at: '2026-11-27T09:00:00Z', text: 'Not eklendi.', actor: { name: 'Ece İşcan' } }],
    },
  });
  await show();
  await press('Teklifi gönder');
  expect(screen.getByText(/Ece İşcan, .*Not eklendi\./)).toBeTruthy();
  await press('Teklifi gönder');
  expect(server.sent(GiveQuoteMutation)[1]?.input.expectedVersion).toBe(4);
});
