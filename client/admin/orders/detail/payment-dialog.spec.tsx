import { cleanup } from '@testing-library/react';
import { AccountServer, descriptionOf, field, open, press } from '../../../features/account/test-account';
import { PaymentDialog } from './payment-dialog';

const ORDER = {
  id: 'o1',
  number: '7c41d0ae',
  version: 3,
  createdAt: '2026-11-21T11:05:00Z',
  total: 97_212_00,
};
const MESSAGE = 'Ödeme günü sipariş gününden önce olamaz.';

afterEach(cleanup);

it('shows a refused day of payment at its field, with what was typed', async () => {
  const server = new AccountServer({ MarkOrderPaid: [{ code: 'PAYMENT_DATE_INVALID', message: MESSAGE }] });
  await open(
    server,
    <PaymentDialog order={ORDER} step="paid" onConflict={() => undefined} onClose={() => undefined} />,
  );
  await press('Ödendi İşaretle');
  expect(descriptionOf('Ödeme günü')).toContain(MESSAGE);
  expect(document.activeElement).toBe(field('Ödeme günü'));
  expect(field('Tutar, ₺').value).toBe('97212,00');
});
