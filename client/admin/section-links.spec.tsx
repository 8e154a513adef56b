import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Provider } from 'urql';
import { DesignProvider } from '../design/design-provider';
import { server } from '../graphql/test-server';
import { LiveUpdates } from './live/live-updates';
import { TestEventSource } from './live/test-event-source';
import { FailedJobsQuery, jobsSection } from './jobs/jobs-section';
import { ordersSection, WaitingOrdersQuery } from './orders/orders-section';
import { SectionLinks } from './navigation/section-links';

let waiting: number;
let failed: { jobs: number; sideEffects: number };

async function show(): Promise<void> {
  render(
    <Provider value={server.client}>
      <LiveUpdates isOn onRefused={() => undefined}>
        <DesignProvider>
          <MemoryRouter>
            <SectionLinks sections={[ordersSection, jobsSection]} />
          </MemoryRouter>
        </DesignProvider>
      </LiveUpdates>
    </Provider>,
  );
  await settle();
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

/** The description of a line of the sidebar; its name is the section's alone. */
const descriptionOf = (title: string) => {
  const id = screen.getByRole('link', { name: title }).getAttribute('aria-describedby');
  return id === null ? null : document.getElementById(id)?.textContent;
};

beforeEach(() => {
  vi.useFakeTimers();
  TestEventSource.install();
  waiting = 12;
  failed = { jobs: 2, sideEffects: 1 };
  server.answers(WaitingOrdersQuery, () => ({
    adminOrderCounts: {
      byStatus: [
        { status: 'PENDING' as const, count: waiting },
        { status: 'SHIPPED' as const, count: 40 },
      ],
    },
  }));
  server.answers(FailedJobsQuery, () => ({
    jobCounts: [{ status: 'FAILED' as const, count: failed.jobs }],
    failedSideEffects: { total: failed.sideEffects },
  }));
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says beside a section how many things of it wait', async () => {
  await show();
  expect(descriptionOf('Siparişler')).toBe('12 bekleyen sipariş');
  expect(descriptionOf('İşler')).toBe('3 başarısız iş');
  expect(screen.getByText('12')).toBeTruthy();
});

it('follows what changes', async () => {
  await show();
  waiting = 13;
  TestEventSource.last?.change('orders');
  await settle();
  expect(descriptionOf('Siparişler')).toBe('13 bekleyen sipariş');
});

it('shows no number where nothing waits', async () => {
  waiting = 0;
  await show();
  expect(descriptionOf('Siparişler')).toBeNull();
  expect(screen.queryByText('0')).toBeNull();
});

it('counts no further than three digits', async () => {
  waiting = 1_000;
  await show();
  expect(descriptionOf('Siparişler')).toBe('999+ bekleyen sipariş');
});
