import { act, cleanup, render, screen } from '@testing-library/react';
import { type Client, createRequest } from '@urql/core';
import { Provider, useQuery } from 'urql';
import { openBrowserClient } from './client';
import { graphql } from './graphql';
import { runQuery, warm } from './query';
import { resultOf } from './test-answers';
import { server } from './test-server';

const CountQuery = graphql(`
  query Count {
    catalogSummary {
      productCount
    }
  }
`);
const counted = (productCount: number) => ({ catalogSummary: { productCount } });
const MINUTE_MS = 60_000;

let count: number;

beforeEach(() => {
  vi.useFakeTimers();
  count = 100;
  server.answers(CountQuery, () => counted(count));
});

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.hydrated;
  vi.useRealTimers();
});

it('reuses the result of a query for a minute, then returns a new one', async () => {
  const client = openBrowserClient({});
  await runQuery(client, CountQuery, {});
  count = 200;
  vi.advanceTimersByTime(MINUTE_MS);
  expect(await runQuery(client, CountQuery, {})).toMatchObject(counted(100));
  vi.advanceTimersByTime(1);
  expect(await runQuery(client, CountQuery, {})).toMatchObject(counted(200));
  expect(await runQuery(client, CountQuery, {})).toMatchObject(counted(200));
  expect(server.requests).toHaveLength(2);
});

it('reuses the results that came with the page for a minute, too', async () => {
  const { key } = createRequest(CountQuery, {});
  const client = openBrowserClient({ [key]: { data: JSON.stringify(resultOf(CountQuery, counted(100))) } });
  await runQuery(client, CountQuery, {});
  vi.advanceTimersByTime(MINUTE_MS);
  expect(await runQuery(client, CountQuery, {})).toMatchObject(counted(100));
  expect(server.requests).toHaveLength(0);
  vi.advanceTimersByTime(1);
  count = 200;
  expect(await runQuery(client, CountQuery, {})).toMatchObject(counted(200));
});

it('lets a screen show at once what its loader warmed, without a second request', async () => {
  document.documentElement.dataset.hydrated = '';
  const client = openBrowserClient({});
  await warm(client, CountQuery, {});
  renderPrice(client);
  expect(screen.getByText('100')).toBeTruthy();
  expect(server.requests).toHaveLength(1);
});

it('asks for nothing in the loader of the first page, whose screen asks once it is hydrated', async () => {
  const client = openBrowserClient({});
  await warm(client, CountQuery, {});
  expect(server.requests).toHaveLength(0);
  renderPrice(client);
  await settle();
  expect(screen.getByText('100')).toBeTruthy();
});

it('leaves the error of a warmed query to the screen', async () => {
  document.documentElement.dataset.hydrated = '';
  server.answers(CountQuery, () => 'cut');
  const client = openBrowserClient({});
  await warm(client, CountQuery, {});
  renderPrice(client);
  await settle();
  expect(screen.getByText('hata')).toBeTruthy();
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(100));

function renderPrice(client: Client) {
  render(
    <Provider value={client}>
      <Price />
    </Provider>,
  );
}

function Price() {
  const [{ data, error }] = useQuery({ query: CountQuery, variables: {} });
  return <p>{error ? 'hata' : data?.catalogSummary.productCount}</p>;
}
