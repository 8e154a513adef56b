import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../../../design/design-provider';
import { refusal } from '../../../graphql/test-answers';
import { server } from '../../../graphql/test-server';
import { LiveContext } from '../../live/live-context';
import { TestChannel } from '../../live/test-channel';
import { staffWith } from '../../session/test-staff';
import { FRAME_ROUTE } from '../../session/use-staff';
import { OrderMailsScreen } from './order-mails-screen';
import {
  OrderMailSampleQuery,
  OrderMailSwitchesQuery,
  UpdateOrderMailSwitchesMutation,
} from './order-mails.query';

const ON = {
  pending: true,
  confirmed: true,
  processing: true,
  shipped: true,
  delivered: true,
  cancelled: true,
  paid: true,
};
const change = (version: number, field: string, isOn: boolean) => ({
  version,
  savedAt: '2024-11-25T10:05:00.000Z',
  actor: { name: 'Ece İşcan' },
  changes: [{ field, before: String(!isOn), after: String(isOn) }],
});
const first = { version: 1, savedAt: '2026-11-20T10:00:00.000Z', actor: { name: null }, changes: [] };

const readAs = (version: number, different: Partial<typeof ON>, ...history: ReturnType<typeof change>[]) => ({
  orderMailSwitches: { ...ON, ...different, version },
  orderMailSwitchesHistory: [...history, first],
});

const answerWith = (read: ReturnType<typeof readAs>) => server.answers(OrderMailSwitchesQuery, () => read);

let channel: TestChannel;

async function openForm(read: ReturnType<typeof readAs>): Promise<void> {
  answerWith(read);
  server.answers(OrderMailSampleQuery, () => ({
    orderMailSample: { subject: 'Siparişiniz alındı', text: 'Teşekkür ederiz.' },
  }));
  channel = new TestChannel();
  const routes = [{ id: FRAME_ROUTE, path: '/', loader: () => staffWith(), element: <OrderMailsScreen /> }];
  render(
    <DesignProvider>
      <Provider value={server.client}>
        <LiveContext value={channel}>
          <RouterProvider router={createMemoryRouter(routes)} />
        </LiveContext>
      </Provider>
    </DesignProvider>,
  );
  await screen.findByRole('checkbox', { name: /^Kargoda/ });
}

const mail = (name: string) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const save = () => fireEvent.click(screen.getAllByRole('button', { name: 'Kaydet' })[0]!);
const sent = () => server.sent(UpdateOrderMailSwitchesMutation).map(({ input }) => input);

afterEach(cleanup);

it('saves what only one of two people changed together, without asking', async () => {
  await openForm(readAs(1, {}));
  const merged = { ...ON, shipped: false, paid: false };
  answerWith(readAs(2, { shipped: false }, change(2, 'shipped', false)));
  server.answers(UpdateOrderMailSwitchesMutation, refusal('VERSION_CONFLICT'), {
    updateOrderMailSwitches: { ...merged, version: 3 },
  });
  fireEvent.click(mail('Ödendi'));
  await screen.findByText('Kaydedilmemiş değişiklikler var.');
  save();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { ...ON, paid: false, expectedVersion: 1 },
    { ...merged, expectedVersion: 2 },
  ]);
  await waitFor(() => expect(mail('Kargoda').checked).toBe(false));
  expect(screen.queryByText('Siz düzenlerken başka biri kaydetti')).toBeNull();
});

it('shows at once what a colleague saves while the form is open, and keeps what was changed here', async () => {
  await openForm(readAs(1, {}));
  fireEvent.click(mail('Ödendi'));
  await screen.findByText('Kaydedilmemiş değişiklikler var.');
  answerWith(readAs(2, { shipped: false }, change(2, 'shipped', false)));
  act(() => channel.change('settings'));
  await waitFor(() => expect(mail('Kargoda').checked).toBe(false));
  expect(mail('Ödendi').checked).toBe(false);
  const status = (await screen.findByText(/sizin değiştirdikleriniz duruyor/)).closest('[role=status]');
  expect(status?.textContent).toContain('Ece İşcan, 25.11.2024: Kargoda');

  server.answers(UpdateOrderMailSwitchesMutation, {
    updateOrderMailSwitches: { ...ON, shipped: false, paid: false, version: 3 },
  });
  save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([{ ...ON, shipped: false, paid: false, expectedVersion: 2 }]);
  await waitFor(() => expect(screen.queryByText(/değiştirdikleriniz duruyor/)).toBeNull());
});

it('leaves nothing unsaved where only a colleague changed something', async () => {
  await openForm(readAs(1, {}));
  answerWith(readAs(2, { shipped: false }, change(2, 'shipped', false)));
  act(() => channel.change('settings'));
  await waitFor(() => expect(mail('Kargoda').checked).toBe(false));
  expect(screen.getAllByText('Bütün değişiklikler kayıtlı.')).toHaveLength(2);
  expect(screen.getByText('Bu alanlar formda güncellendi.')).toBeTruthy();
});

it('puts an earlier state into the form, to be saved', async () => {
  await openForm(readAs(2, { shipped: false }, change(2, 'shipped', false)));
  const history = screen.getByRole('region', { name: 'Geçmiş' });
  expect(history.textContent).toContain('Ece İşcan, 25.11.2024');
  expect(history.textContent).toContain('Kargoda: Açık → Kapalı');
  fireEvent.click(within(history).getByRole('button', { name: 'Bu hâlini getir' }));
  await waitFor(() => expect(mail('Kargoda').checked).toBe(true));
  expect(screen.getByText('Kaydedilmemiş değişiklikler var.')).toBeTruthy();
});
