import { act, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Provider } from 'urql';
import { refusal } from '../../../graphql/test-answers';
import { type Answer, server } from '../../../graphql/test-server';
import { toaster } from '../../../ui/feedback/toaster';
import { settle } from '../../../ui/form/test-form';
import { ChangeOrderStatusMutation, UndoOrderChangesMutation } from './change-order-status';
import { CurrentOrderQuery } from './current-order';
import { useStatusChanges } from './use-status-changes';

const ORDER = { id: 'o1', number: '7c41d0ae', version: 3, status: 'PENDING' } as const;

const CONFIRMED = {
  changeOrderStatus: {
    ...({ id: 'o1', version: 4, status: 'CONFIRMED' } as const),
    history: [{ version: 4, isBuyerNotified: true }],
  },
};

afterEach(() => vi.restoreAllMocks());

/** The state of an order in a list, whose change is answered when a spec does. */
function openList(onRefused: () => void = () => undefined) {
  let release: (answer: Answer<typeof ChangeOrderStatusMutation>) => void = () => undefined;
  server.answers(ChangeOrderStatusMutation, new Promise((resolve) => (release = resolve)));
  const { result } = renderHook(() => useStatusChanges({ onRefused }), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider value={server.client}>{children}</Provider>,
  });
  return {
    shown: (version: number = ORDER.version) => result.current.statusOf({ ...ORDER, version }),
    choose: () => act(() => void result.current.change(ORDER, 'CONFIRMED')),
    answer: (answer: Answer<typeof ChangeOrderStatusMutation>) => {
      release(answer);
      return settle();
    },
  };
}

it('shows the chosen state at once, and until the list has caught up', async () => {
  const list = openList();
  expect(list.shown()).toEqual({ status: 'PENDING', isBusy: false });
  list.choose();
  expect(list.shown()).toEqual({ status: 'CONFIRMED', isBusy: true });
  await list.answer(CONFIRMED);
  expect(list.shown()).toEqual({ status: 'CONFIRMED', isBusy: true });
  expect(list.shown(4)).toEqual({ status: 'PENDING', isBusy: false });
});

it('says that the customer will read of it, and undoes it at the version of the change', async () => {
  const said = vi.spyOn(toaster, 'success').mockImplementation(() => '');
  const list = openList();
  list.choose();
  await list.answer(CONFIRMED);
  const toast = said.mock.calls[0]?.[0];
  expect(toast).toMatchObject({ title: '#7c41d0ae: Onaylandı', description: 'Müşteriye bildirilecek' });
  const order = { id: 'o1', version: 5, status: 'PENDING' } as const;
  server.answers(UndoOrderChangesMutation, {
    undoOrderChanges: [{ orderId: 'o1', order, refusal: null }],
  });
  act(() => toast?.action?.onClick());
  await settle();
  expect(server.sent(UndoOrderChangesMutation)).toEqual([
    { input: { orders: [{ orderId: 'o1', expectedVersion: 4 }] } },
  ]);
  expect(list.shown().status).toBe('PENDING');
  expect(said.mock.lastCall?.[0]).toMatchObject({ title: '#7c41d0ae geri alındı' });
});

it('says why a change was not undone', async () => {
  const said = vi.spyOn(toaster, 'success').mockImplementation(() => '');
  const showError = vi.spyOn(toaster, 'error').mockImplementation(() => '');
  const list = openList();
  list.choose();
  await list.answer(CONFIRMED);
  const refused = { message: 'E-posta müşteriye gittiği için değişiklik geri alınamadı.' };
  server.answers(UndoOrderChangesMutation, {
    undoOrderChanges: [{ orderId: 'o1', order: null, refusal: refused }],
  });
  act(() => said.mock.calls[0]?.[0]?.action?.onClick());
  await settle();
  expect(showError).toHaveBeenCalledWith({
    title: '#7c41d0ae geri alınmadı',
    description: refused.message,
  });
  expect(list.shown().status).toBe('CONFIRMED');
});

it('takes the state back and says why when the server refuses it', async () => {
  const showError = vi.spyOn(toaster, 'error').mockImplementation(() => '');
  const onRefused = vi.fn();
  const list = openList(onRefused);
  list.choose();
  server.answers(CurrentOrderQuery, {
    adminOrder: {
      ...({ id: 'o1', version: 4, status: 'PROCESSING' } as const),
      history: [
        { at: new Date().toISOString(), text: 'Sipariş hazırlanıyor.', actor: { name: 'Ece İşcan' } },
      ],
    },
  });
  await list.answer(refusal('VERSION_CONFLICT', 'Sipariş bu sırada değişti.'));
  expect(list.shown()).toEqual({ status: 'PENDING', isBusy: false });
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(showError).toHaveBeenCalledWith({
    title: '#7c41d0ae değiştirilmedi',
    description: 'Ece İşcan, şimdi: Sipariş hazırlanıyor.',
  });
});
