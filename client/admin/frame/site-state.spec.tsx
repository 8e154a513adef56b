import { jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createClient, fetchExchange } from '@urql/core';
import { Provider } from 'urql';
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
      <State />
    </Provider>,
  );
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function setVisibility(state: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  cleanup();
  setVisibility('visible');
  jest.useRealTimers();
});

it('learns within seconds that the shop was closed and opened again', async () => {
  const shop = new Shop();
  show(shop);
  await pass(0);
  expect(screen.getByText('Debihan: açık')).toBeTruthy();
  shop.isClosed = true;
  await pass(5_000);
  expect(screen.getByText('Debihan: kapalı')).toBeTruthy();
  shop.isClosed = false;
  await pass(5_000);
  expect(screen.getByText('Debihan: açık')).toBeTruthy();
});

it('asks without the session, as a visitor', async () => {
  const shop = new Shop();
  show(shop);
  await pass(5_000);
  expect(shop.asked).toEqual(['omit', 'omit']);
});

it('asks nothing while the tab is out of sight, and at once when it comes back', async () => {
  const shop = new Shop();
  show(shop);
  await pass(0);
  setVisibility('hidden');
  await pass(60_000);
  expect(shop.asked).toHaveLength(1);
  shop.isClosed = true;
  setVisibility('visible');
  await pass(0);
  expect(screen.getByText('Debihan: kapalı')).toBeTruthy();
});
