import { cleanup, screen } from '@testing-library/react';
import { server } from '../../../graphql/test-server';
import { open } from '../../../ui/form/test-form';
import { MoneyNotice, MoneyOfManyNotice, MoneyOfOrderQuery } from './money-notice';

afterEach(cleanup);

it('says what was paid and what was announced, and nothing where there is neither', async () => {
  server.answers(MoneyOfOrderQuery, {
    adminOrder: {
      id: 'o1',
      received: 120_000,
      paymentNotices: [
        { amount: 50_000, status: 'OPEN' },
        { amount: 70_000, status: 'RECEIVED' },
      ],
    },
  });
  await open(<MoneyNotice orderId="o1" />);
  expect(screen.getByRole('status').textContent).toBe(
    '₺1.200,00 ödeme alındı; iptal parayı geri göndermez, ayrıca iade edin.' +
      '₺500,00 havale bildirimi bekliyor; para gelirse iade edin.',
  );
  cleanup();
  server.answers(MoneyOfOrderQuery, { adminOrder: { id: 'o2', received: 0, paymentNotices: [] } });
  await open(<MoneyNotice orderId="o2" />);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('adds up what was paid of several orders, and says nothing where nobody paid', async () => {
  const paid = { received: 120_000, paymentNotices: [] };
  const announced = { received: 0, paymentNotices: [{ status: 'REJECTED' }, { status: 'OPEN' }] };
  const unpaid = { received: 0, paymentNotices: [{ status: 'REJECTED' }] };
  await open(<MoneyOfManyNotice orders={[paid, announced, paid, unpaid]} />);
  expect(
    screen.getByText(
      '2 siparişte toplam ₺2.400,00 ödeme alındı; iptal parayı geri göndermez, ayrıca iade edin.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('1 siparişte havale bildirimi bekliyor; para gelirse iade edin.')).toBeTruthy();
  cleanup();
  await open(<MoneyOfManyNotice orders={[unpaid]} />);
  expect(screen.queryByText(/iade edin/)).toBeNull();
});
