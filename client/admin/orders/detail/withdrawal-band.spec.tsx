import { cleanup, fireEvent, screen } from '@testing-library/react';
import { open } from '../../../ui/form/test-form';
import { type PanelOrder } from './order.query';
import { WithdrawalBands } from './withdrawal-band';

type Withdrawal = PanelOrder['withdrawals'][number];

const withdrawal = (version: number, status: Withdrawal['status']): Withdrawal => ({
  version,
  status,
  declaredAt: '2026-11-21T11:05:00Z',
  lines: [],
  amount: 120_00,
  refunded: 0,
  deliveredOn: null,
  sendBackBy: '2999-12-05',
  refundBy: '2999-12-06',
  note: null,
  refusal: null,
});

afterEach(cleanup);

it('shows each withdrawal that waits, with what usually follows', async () => {
  const withdrawals = [
    withdrawal(4, 'DECLARED'),
    withdrawal(5, 'RECEIVED'),
    withdrawal(6, 'REFUSED'),
    withdrawal(7, 'REFUNDED'),
  ];
  const order = { id: 'o1', number: '7c41d0ae', version: 7, received: 120_00, withdrawals };
  await open(<WithdrawalBands order={order} reload={() => undefined} />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Ürün geldi',
    'İade edildi',
  ]);
  expect(screen.getByText(/Ürünün gönderilmesi: 05\.12\.2999/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ürün geldi' }));
  expect(await screen.findByRole('dialog', { name: 'Ürün geldi mi?' })).toBeTruthy();
});
