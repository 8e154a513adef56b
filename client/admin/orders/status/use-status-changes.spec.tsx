import { act, renderHook } from '@testing-library/react';
import { CombinedError } from '@urql/core';
import { type ReactNode } from 'react';
import { type Client, Provider } from 'urql';
import { fromPromise } from 'wonka';
import { toaster } from '../../../ui/feedback/toaster';
import { useStatusChanges } from './use-status-changes';

const ORDER = { id: 'o1', number: '7c41d0ae', version: 3, status: 'PENDING' } as const;

/** A server that answers when it is told to. */
function openServer(onRefused: () => void = () => undefined) {
  let answer: (result: unknown) => void = () => undefined;
  const executeMutation = () => fromPromise(new Promise((resolve) => (answer = resolve)));
  const client = { executeMutation } as unknown as Client;
  const { result } = renderHook(() => useStatusChanges({ onRefused }), {
    wrapper: ({ children }: { children: ReactNode }) => <Provider value={client}>{children}</Provider>,
  });
  return {
    shown: (version: number = ORDER.version) => result.current.statusOf({ ...ORDER, version }),
    choose: () => act(() => void result.current.change(ORDER, 'CONFIRMED')),
    answer: (response: unknown) =>
      act(async () => {
        answer(response);
        await Promise.resolve();
      }),
  };
}

it('shows the chosen state at once, and until the list has caught up', async () => {
  const server = openServer();
  expect(server.shown()).toEqual({ status: 'PENDING', isBusy: false });
  server.choose();
  expect(server.shown()).toEqual({ status: 'CONFIRMED', isBusy: true });
  await server.answer({ data: { changeOrderStatus: { id: 'o1', version: 4, status: 'CONFIRMED' } } });
  expect(server.shown()).toEqual({ status: 'CONFIRMED', isBusy: true });
  expect(server.shown(4)).toEqual({ status: 'PENDING', isBusy: false });
});

it('takes the state back and says why when the server refuses it', async () => {
  const showError = vi.spyOn(toaster, 'error').mockImplementation(() => '');
  const onRefused = vi.fn();
  const server = openServer(onRefused);
  server.choose();
  const error = new CombinedError({
    graphQLErrors: [
      { message: 'Sipariş bu sırada değişti.', path: ['x'], extensions: { code: 'VERSION_CONFLICT' } },
    ],
  });
  await server.answer({ error });
  expect(server.shown()).toEqual({ status: 'PENDING', isBusy: false });
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(showError).toHaveBeenCalledWith({
    title: '#7c41d0ae değiştirilmedi',
    description: 'Sipariş bu sırada değişti.',
  });
});
