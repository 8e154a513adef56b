import { act, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Provider } from 'urql';
import { refusal } from '../../../graphql/test-answers';
import { type Answer, server } from '../../../graphql/test-server';
import { toaster } from '../../../ui/feedback/toaster';
import { ChangeOrderStatusMutation } from './change-order-status';
import { useStatusChanges } from './use-status-changes';

const ORDER = { id: 'o1', number: '7c41d0ae', version: 3, status: 'PENDING' } as const;

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
    answer: (answer: Answer<typeof ChangeOrderStatusMutation>) =>
      act(async () => {
        release(answer);
        await new Promise((resolve) => setTimeout(resolve));
      }),
  };
}

it('shows the chosen state at once, and until the list has caught up', async () => {
  const list = openList();
  expect(list.shown()).toEqual({ status: 'PENDING', isBusy: false });
  list.choose();
  expect(list.shown()).toEqual({ status: 'CONFIRMED', isBusy: true });
  await list.answer({ changeOrderStatus: { id: 'o1', version: 4, status: 'CONFIRMED' } });
  expect(list.shown()).toEqual({ status: 'CONFIRMED', isBusy: true });
  expect(list.shown(4)).toEqual({ status: 'PENDING', isBusy: false });
});

it('takes the state back and says why when the server refuses it', async () => {
  const showError = vi.spyOn(toaster, 'error').mockImplementation(() => '');
  const onRefused = vi.fn();
  const list = openList(onRefused);
  list.choose();
  await list.answer(refusal('VERSION_CONFLICT', 'Sipariş bu sırada değişti.'));
  expect(list.shown()).toEqual({ status: 'PENDING', isBusy: false });
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(showError).toHaveBeenCalledWith({
    title: '#7c41d0ae değiştirilmedi',
    description: 'Sipariş bu sırada değişti.',
  });
});
