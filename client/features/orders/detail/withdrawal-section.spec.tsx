import { cleanup, fireEvent, screen } from '@testing-library/react';
import { fragmentOf, refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { open, press, settle } from '../../../ui/form/test-form';
import { DeclareWithdrawalMutation, WithdrawalSectionFragment } from './withdrawal.query';
import { WithdrawalSection } from './withdrawal-section';

afterEach(cleanup);

const LINES = [
  { position: 1, productName: 'Küresel Vana', unit: 'adet', quantity: 3, amount: 36_000 },
  { position: 2, productName: 'Pompa', unit: 'adet', quantity: 1, amount: 12_000 },
];
const OPEN = { days: 14, amountOfAll: 63_000, lines: LINES };

async function show(withdrawalRight: object): Promise<void> {
  const order = fragmentOf(WithdrawalSectionFragment, {
    number: '19fd6b3c',
    withdrawals: [],
    withdrawalRight: { ...OPEN, ...withdrawalRight },
  });
  await open(<WithdrawalSection order={order} orderKey={{ token: 'gizli' }} />);
}

it('shows nothing of it to a company', async () => {
  await show({ refusal: 'COMPANY', lines: [], amountOfAll: 0 });
  expect(screen.queryByRole('heading', { name: 'Cayma' })).toBeNull();
});

it('says when the time was over', async () => {
  await show({ refusal: 'OVER', lastDay: '2026-11-20', lines: [], amountOfAll: 0 });
  expect(screen.getByText(/Cayma süresi 20 Kasım 2026 günü doldu/)).toBeTruthy();
});

it('sends what was chosen, with its quantity, and says why it was refused', async () => {
  server.answers(DeclareWithdrawalMutation, refusal('WITHDRAWAL_NOT_OPEN', 'Cayma süresi doldu.'));
  await show({});
  await press('Cayma bildir');
  expect(screen.getByText('₺630,00')).toBeTruthy();
  fireEvent.click(screen.getByLabelText(/^Pompa/));
  await settle();
  fireEvent.change(screen.getByLabelText('Küresel Vana: miktar'), { target: { value: '2' } });
  await settle();
  expect(screen.getByText('₺240,00')).toBeTruthy();
  await press('1 kalem için cayma bildir');
  expect(server.requests.at(-1)?.variables).toMatchObject({
    input: { token: 'gizli', lines: [{ position: 1, quantity: 2 }], note: null },
  });
  expect(screen.getByText('Cayma süresi doldu.')).toBeTruthy();
});
