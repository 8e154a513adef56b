import { cleanup, screen } from '@testing-library/react';
import { refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { descriptionOf, field, open, press, type } from '../../../ui/form/test-form';
import { OrderMailPreviewQuery } from '../status/mail-choice';
import { MarkOrderPaidMutation, PaymentDialog, type PaymentStep } from './payment-dialog';
import { RevertOrderPaymentMutation } from './revert-payment-form';

const ORDER = {
  id: 'o1',
  number: '7c41d0ae',
  version: 3,
  createdAt: '2026-11-21T11:05:00Z',
  total: 97_212_00,
  received: 0,
  outstanding: 97_212_00,
};
const MESSAGE = 'Ödeme günü sipariş gününden önce olamaz.';

afterEach(cleanup);

const preview = {
  orderMailPreview: { to: 'ayse@example.com', subject: 'Ödemeniz alındı', text: '', isSentByDefault: true },
};
const ask = (step: PaymentStep) =>
  open(<PaymentDialog order={ORDER} step={step} onConflict={() => undefined} onClose={() => undefined} />);

it('shows a refused day of payment at its field, with what was typed', async () => {
  server.answers(OrderMailPreviewQuery, {
    orderMailPreview: { to: 'ayse@example.com', subject: 'Ödemeniz alındı', text: '', isSentByDefault: true },
  });
  server.answers(MarkOrderPaidMutation, refusal('PAYMENT_DATE_INVALID', MESSAGE));
  await open(
    <PaymentDialog
      order={ORDER}
      step={{ kind: 'paid' }}
      onConflict={() => undefined}
      onClose={() => undefined}
    />,
  );
  await press('Ödendi İşaretle');
  expect(descriptionOf('Ödeme günü')).toContain(MESSAGE);
  expect(document.activeElement).toBe(field('Ödeme günü'));
  expect(field('Tutar, ₺').value).toBe('97.212,00');
});

it.each([
  ['1,50', '₺97.210,50 eksik. Kısmi ödeme olarak kaydedilsin mi?', 'Kısmi ödemeyi kaydet'],
  ['97.212,50', '₺0,50 fazla. Fazla ödeme olarak kaydedilsin mi?', 'Fazla ödemeyi kaydet'],
])('asks whether %s is recorded though it is not the total', async (typed, question, answer) => {
  server.answers(OrderMailPreviewQuery, preview);
  await ask({ kind: 'paid' });
  type('Tutar, ₺', typed);
  expect(descriptionOf('Tutar, ₺')).toContain(question);
  expect(screen.getByRole('button', { name: answer })).toBeTruthy();
});

it('does not take 1.5 for ₺1,50', async () => {
  server.answers(OrderMailPreviewQuery, preview);
  await ask({ kind: 'paid' });
  type('Tutar, ₺', '1.5');
  await press('Ödendi İşaretle');
  expect(descriptionOf('Tutar, ₺')).toContain(
    'Nokta yalnızca binlikleri ayırır; kuruşu virgülle yazın: 1.234,50',
  );
});

it('takes a payment back only with a reason', async () => {
  server.answers(OrderMailPreviewQuery, preview);
  server.answers(RevertOrderPaymentMutation, refusal('PAYMENT_UNKNOWN', 'Böyle bir ödeme yok.'));
  await ask({ kind: 'reverted', payment: { version: 2, amount: 150, paidOn: '2026-11-21' } });
  await press('Ödeme İptal');
  expect(descriptionOf('Açıklama')).toContain('Ödemenin neden geri alındığını yazın.');
  type('Açıklama', 'Başka sipariş');
  await press('Ödeme İptal');
  expect(screen.getByText('Böyle bir ödeme yok.')).toBeTruthy();
});
