import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { field, open, press, settle, type } from '../../../ui/form/test-form';
import { AcceptanceForm } from './acceptance-form';
import { type AcceptedOffer, RecordAcceptanceMutation } from './acceptance-values';

const line = (id: string, alternativeOf: string | null, productName: string) => ({
  id,
  alternativeOf,
  productName,
  description: null,
  unitPrice: 10_000,
});
const OFFER: AcceptedOffer = {
  number: 2,
  total: 134_999,
  lines: [line('l1', null, 'Pompa'), line('l2', 'l1', 'Muadil pompa')],
};
const QUOTE = {
  id: 'q1',
  number: 'TKL-0001',
  status: 'QUOTED' as const,
  isExpired: false,
  isAcceptable: true,
  offer: OFFER,
  buyer: { name: 'Ayşe Işık', email: 'ayse@ornek.com', phone: '05321112233', company: null },
};

const sent = () => server.sent(RecordAcceptanceMutation).map(({ input }) => input);
const send = () => press('Kabulü kaydet ve sipariş oluştur');

async function openForm(onRecorded = () => undefined): Promise<void> {
  await open(
    <AcceptanceForm quote={QUOTE} offer={OFFER} methods={['CREDIT_CARD']} onRecorded={onRecorded} />,
  );
  fireEvent.change(field('İl'), { target: { value: 'İstanbul' } });
  type('İlçe', 'Bağcılar');
  type('Açık adres', 'Taşocağı Cad.\nNo: 14');
}

afterEach(cleanup);

it('needs whose word it was', async () => {
  await openForm();
  await send();
  expect(sent()).toEqual([]);
  expect(field('Kim, nasıl kabul etti').getAttribute('aria-invalid')).toBe('true');
}, 60_000);

it('records an acceptance at the offered kuruş, and at another sum only once staff have seen it', async () => {
  server.answers(
    RecordAcceptanceMutation,
    refusal('PRICE_CHANGED', 'Tutar değişti.', { total: 120_000 }),
    'cut',
    'cut',
  );
  await openForm();
  type('Kim, nasıl kabul etti', 'Ayşe Hanım, telefonda');
  fireEvent.change(field('Pompa'), { target: { value: 'l2' } });
  await send();
  await send();
  await send();
  const [first, seen, again] = sent();
  expect(first).toMatchObject({
    quoteId: 'q1',
    offer: 2,
    expectedTotal: 134_999,
    saidBy: 'Ayşe Hanım, telefonda',
    alternatives: ['l2'],
    paymentMethod: 'CREDIT_CARD',
    shippingAddress: { streetAddress: 'Taşocağı Cad. No: 14', province: 'İstanbul' },
  });
  expect(seen?.expectedTotal).toBe(120_000);
  expect(seen?.idempotencyKey).not.toBe(first?.idempotencyKey);
  expect(again).toEqual(seen);
}, 60_000);

it('sends an invoice elsewhere, once that address is given', async () => {
  await openForm();
  type('Kim, nasıl kabul etti', 'Ayşe Hanım, telefonda');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Fatura adresi teslimat adresiyle aynı' }));
  await settle();
  await send();
  expect(sent()).toEqual([]);
  const billing = within(screen.getByRole('group', { name: 'Fatura adresi' }));
  fireEvent.change(billing.getByLabelText('İl'), { target: { value: 'Ankara' } });
  fireEvent.input(billing.getByLabelText('İlçe'), { target: { value: 'Çankaya' } });
  fireEvent.input(billing.getByLabelText('Açık adres'), { target: { value: 'Atatürk Bulv. No: 5' } });
  server.answers(RecordAcceptanceMutation, 'cut');
  await send();
  expect(sent()).toMatchObject([
    {
      shippingAddress: { province: 'İstanbul' },
      billingAddress: { province: 'Ankara', district: 'Çankaya' },
    },
  ]);
}, 60_000);
