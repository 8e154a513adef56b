import { cleanup } from '@testing-library/react';
import { refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { descriptionOf, field, open, press } from '../../../ui/form/test-form';
import { OrderMailPreviewQuery } from '../status/mail-choice';
import { MarkOrderPaidMutation, PaymentDialog } from './payment-dialog';

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
  server.answers(OrderMailPreviewQuery, {
    orderMailPreview: { to: 'ayse@example.com', subject: 'Ödemeniz alındı', text: '', isSentByDefault: true },
  });
  server.answers(MarkOrderPaidMutation, refusal('PAYMENT_DATE_INVALID', MESSAGE));
  await open(
    <PaymentDialog order={ORDER} step="paid" onConflict={() => undefined} onClose={() => undefined} />,
  );
  await press('Ödendi İşaretle');
  expect(descriptionOf('Ödeme günü')).toContain(MESSAGE);
  expect(document.activeElement).toBe(field('Ödeme günü'));
  expect(field('Tutar, ₺').value).toBe('97212,00');
});
