import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Provider } from 'urql';
import { server } from '../../../graphql/test-server';
import { LiveUpdates } from '../../live/live-updates';
import { TestEventSource } from '../../live/test-event-source';
import { PRODUCTS_STATE } from '../products-state';
import { ProductCountsQuery, useProductTabs } from './use-tab-counts';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

const found = (total: number) => ({ total, isTotalExact: true });

function Panel({ children }: { children: ReactNode }) {
  return (
    <Provider value={server.client}>
      <LiveUpdates isOn onRefused={() => undefined}>
        {children}
      </LiveUpdates>
    </Provider>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  TestEventSource.install();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('counts the products of each tab anew once the catalog has changed', async () => {
  let archived = 0;
  server.answers(ProductCountsQuery, () => ({
    all: found(135),
    published: found(135),
    hidden: found(0),
    incomplete: found(13),
    archived: found(archived),
  }));
  const state = PRODUCTS_STATE.parse(new URLSearchParams());
  const view = { state, addressOf: () => '/admin/urunler' } as unknown as Parameters<
    typeof useProductTabs
  >[0];
  const { result } = renderHook(() => useProductTabs(view), { wrapper: Panel });
  const countOf = (label: string) => result.current.tabs.find((tab) => tab.label === label)?.count;
  await pass(0);
  expect(countOf('Arşivde')).toBe('0');
  archived = 1;
  act(() => TestEventSource.last?.change('catalog'));
  await pass(400);
  expect(countOf('Arşivde')).toBe('1');
});
