import { cleanup } from '@testing-library/react';
import { descriptionOf, open, type } from '../../../ui/form/test-form';
import { WithdrawalDialog } from './withdrawal-dialog';

afterEach(cleanup);

const WITHDRAWAL = { version: 3, amount: 87_384_00, declaredAt: '2026-11-21T11:05:00Z', refunded: 0 };
const ORDER = { id: 'o1', number: '7c41d0ae', version: 4, received: 180_912_00, withdrawals: [WITHDRAWAL] };

const askForRefund = (received = ORDER.received) =>
  open(
    <WithdrawalDialog
      order={{ ...ORDER, received } as unknown as Parameters<typeof WithdrawalDialog>[0]['order']}
      step={{ kind: 'refunded', withdrawal: WITHDRAWAL }}
      onConflict={() => undefined}
      onClose={() => undefined}
    />,
  );

it.each([
  ['100.000', '₺12.616,00 fazla'],
  ['80.000', '₺7.384,00 eksik'],
])(
  'asks whether %s is recorded though it is not what the withdrawal makes due',
  async (typed, difference) => {
    await askForRefund();
    type('Tutar, ₺', typed);
    expect(descriptionOf('Tutar, ₺')).toContain(
      `İade edilecek tutardan ${difference}. Böyle kaydedilsin mi?`,
    );
  },
);

it('asks nothing about all that was received', async () => {
  await askForRefund(50_000_00);
  expect(descriptionOf('Tutar, ₺')).not.toContain('kaydedilsin mi');
});
