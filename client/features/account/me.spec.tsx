import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { cacheExchange, createClient, fetchExchange } from '@urql/core';
import { type ReactNode } from 'react';
import { Provider } from 'urql';
import { useVisitor } from './me';

const AYSE = { __typename: 'Customer', id: 'k1', name: 'Ayşe', email: 'ayse@example.com', isVerified: true };

/** A shop that is visited, and how often it was asked. */
function visit() {
  const asked: string[] = [];
  const client = createClient({
    url: 'http://shop.test/graphql',
    exchanges: [cacheExchange, fetchExchange],
    preferGetMethod: false,
    fetch: () => {
      asked.push('me');
      return Promise.resolve(Response.json({ data: { me: AYSE } }));
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => <Provider value={client}>{children}</Provider>;
  return { asked, visitor: renderHook(() => useVisitor(), { wrapper }).result };
}

afterEach(() => {
  cleanup();
  document.cookie = 'tanidik=; max-age=0';
});

it('takes a browser without session and cart for a guest and asks nothing', async () => {
  const { asked, visitor } = visit();
  await waitFor(() => expect(visitor.current).toEqual({ kind: 'guest' }));
  expect(asked).toEqual([]);
});

it('asks who a known visitor is', async () => {
  document.cookie = 'tanidik=1';
  const { asked, visitor } = visit();
  await waitFor(() => expect(visitor.current).toMatchObject({ kind: 'customer', me: { name: 'Ayşe' } }));
  expect(asked).toHaveLength(1);
});
