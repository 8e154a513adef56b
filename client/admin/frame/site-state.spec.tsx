import { act, cleanup, render, screen } from '@testing-library/react';
import { createClient, fetchExchange } from '@urql/core';
import { Provider } from 'urql';
import { LiveUpdates } from '../live/live-updates';
import { TestEventSource } from '../live/test-event-source';
import { useSiteState } from './site-state';

/** What the shop answers at the moment, and how it was asked. */
class Shop {
  isClosed = false;
  readonly asked: (RequestCredentials | undefined)[] = [];

  readonly client = createClient({
    url: 'http://shop.test/graphql',
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: (_url, init) => {
      this.asked.push(init?.credentials);
      const maintenance = { __typename: 'Maintenance', enabled: this.isClosed, disableIndexing: false };
      const siteSettings = { __typename: 'SiteSettings', siteName: 'Debihan' };
      return Promise.resolve(Response.json({ data: { maintenance, siteSettings } }));
    },
  });
}

function State() {
  const { siteName, isInMaintenance } = useSiteState();
  return (
    <p>
      {siteName}: {isInMaintenance ? 'kapalı' : 'açık'}
    </p>
  );
}

const show = (shop: Shop) =>
  render(
    <Provider value={shop.client}>
      <LiveUpdates isOn onRefused={() => undefined}>
        <State />
      </LiveUpdates>
    </Provider>,
  );
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers();
  TestEventSource.install();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('shows at once that the shop was closed and opened again', async () => {
  const shop = new Shop();
  show(shop);
  await settle();
  expect(screen.getByText('Debihan: açık')).toBeTruthy();
  shop.isClosed = true;
  TestEventSource.last?.change('content');
  await settle();
  expect(screen.getByText('Debihan: kapalı')).toBeTruthy();
  shop.isClosed = false;
  TestEventSource.last?.change('content');
  await settle();
  expect(screen.getByText('Debihan: açık')).toBeTruthy();
});

it('shows what was missed while the stream was interrupted', async () => {
  const shop = new Shop();
  show(shop);
  await settle();
  shop.isClosed = true;
  TestEventSource.last?.interrupt();
  TestEventSource.last?.accept();
  await settle();
  expect(screen.getByText('Debihan: kapalı')).toBeTruthy();
});

it('asks without the session, as a visitor, and for nothing but what it shows', async () => {
  const shop = new Shop();
  show(shop);
  await settle();
  TestEventSource.last?.change('settings');
  TestEventSource.last?.change('notices');
  await settle();
  expect(shop.asked).toEqual(['omit', 'omit']);
});
