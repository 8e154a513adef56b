import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Provider } from 'urql';
import { server } from '../../graphql/test-server';
import { MeQuery, useVisitor } from './me';

function visit() {
  server.answers(MeQuery, { me: { id: 'k1', name: 'Ayşe', email: 'ayse@example.com', isVerified: true } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider value={server.client}>{children}</Provider>
  );
  return renderHook(() => useVisitor(), { wrapper }).result;
}

afterEach(() => {
  cleanup();
  document.cookie = 'tanidik=; max-age=0';
});

it('takes a browser without session and cart for a guest and asks nothing', async () => {
  const visitor = visit();
  await waitFor(() => expect(visitor.current).toEqual({ kind: 'guest' }));
  expect(server.requests).toEqual([]);
});

it('asks who a known visitor is', async () => {
  document.cookie = 'tanidik=1';
  const visitor = visit();
  await waitFor(() => expect(visitor.current).toMatchObject({ kind: 'customer', me: { name: 'Ayşe' } }));
  expect(server.requests).toHaveLength(1);
});
