import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'urql';
import { LiveUpdates } from '../live/live-updates';
import { TestEventSource } from '../live/test-event-source';
import { server } from '../../graphql/test-server';
import { SiteStateQuery, useSiteState } from './site-state';

let isClosed: boolean;

function State() {
  const { siteName, isInMaintenance } = useSiteState();
  return (
    <p>
      {siteName}: {isInMaintenance ? 'kapalı' : 'açık'}
    </p>
  );
}

async function show(): Promise<void> {
  render(
    <Provider value={server.client}>
      <LiveUpdates isOn onRefused={() => undefined}>
        <State />
      </LiveUpdates>
    </Provider>,
  );
  await settle();
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers();
  TestEventSource.install();
  isClosed = false;
  server.answers(SiteStateQuery, () => ({
    maintenance: { enabled: isClosed, disableIndexing: false },
    siteSettings: { siteName: 'Debihan' },
  }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows at once that the shop was closed and opened again', async () => {
  await show();
  expect(screen.getByText('Debihan: açık')).toBeTruthy();
  isClosed = true;
  TestEventSource.last?.change('content');
  await settle();
  expect(screen.getByText('Debihan: kapalı')).toBeTruthy();
  isClosed = false;
  TestEventSource.last?.change('content');
  await settle();
  expect(screen.getByText('Debihan: açık')).toBeTruthy();
});

it('shows what was missed while the stream was interrupted', async () => {
  await show();
  isClosed = true;
  TestEventSource.last?.interrupt();
  TestEventSource.last?.accept();
  await settle();
  expect(screen.getByText('Debihan: kapalı')).toBeTruthy();
});

it('asks without the session, as a visitor, and for nothing but what it shows', async () => {
  const fetch = vi.spyOn(globalThis, 'fetch');
  await show();
  TestEventSource.last?.change('settings');
  TestEventSource.last?.change('notices');
  await settle();
  expect(fetch.mock.calls.map(([, options]) => options?.credentials)).toEqual(['omit', 'omit']);
});
