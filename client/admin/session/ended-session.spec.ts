import { createClient, fetchExchange } from '@urql/core';
import { endedSessionExchange, followEndedSession } from './ended-session';

function clientAnswering(code: string) {
  const body = { data: null, errors: [{ message: '…', path: ['x'], extensions: { code } }] };
  return createClient({
    url: 'http://panel.test/graphql',
    exchanges: [endedSessionExchange, fetchExchange],
    preferGetMethod: false,
    fetch: () => Promise.resolve(Response.json(body)),
  });
}

async function callsAfter(code: string): Promise<number> {
  let calls = 0;
  const unfollow = followEndedSession(() => (calls += 1));
  const client = clientAnswering(code);
  await client.query('query Read { x }', {}).toPromise();
  await client.mutation('mutation Write { x }', {}).toPromise();
  unfollow();
  await client.query('query Later { x }', {}).toPromise();
  return calls;
}

it('calls back for each operation that was refused because nobody is signed in, until it is ended', async () => {
  await expect(callsAfter('SIGN_IN_REQUIRED')).resolves.toBe(2);
});

it('leaves every other refusal to its screen', async () => {
  await expect(callsAfter('FORBIDDEN')).resolves.toBe(0);
});
