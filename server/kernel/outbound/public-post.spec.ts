import type { LookupAddress } from 'node:dns';
import type { Config } from '../config/config.js';
import type { FetchFailure } from './fetch-failure.js';
import { PublicHosts } from './public-hosts.js';
import { PublicPost } from './public-post.js';
import { openTestPictureHost, type TestPictureHost } from './test-picture-host.js';

/** Names that lead to this machine, or to one in the Internet and this machine as well. */
class NamesOfSpec extends PublicHosts {
  readonly asked: string[] = [];

  override lookup(name: string): Promise<LookupAddress[]> {
    this.asked.push(name);
    if (name === 'public.example') return Promise.resolve([{ address: '93.184.215.14', family: 4 }]);
    const addresses = name.startsWith('both') ? ['93.184.215.14', '127.0.0.1'] : ['127.0.0.1'];
    return Promise.resolve(addresses.map((address) => ({ address, family: 4 })));
  }
}

const postsWith = (...webhookPrivateHosts: string[]) =>
  new PublicPost(new NamesOfSpec(), { webhookPrivateHosts } as unknown as Config);

let host: TestPictureHost;

beforeEach(async () => {
  host = await openTestPictureHost({
    '/hook': (response) => void response.writeHead(202, { 'retry-after': '7' }).end('x'.repeat(100_000)),
    '/silent': () => undefined,
  });
});

afterEach(() => host.close());

const message = { body: Buffer.from('{}'), headers: { 'content-type': 'application/json' } };

const failureOf = (posts: PublicPost, address: string, timeoutMs?: number) =>
  posts.post(address, { ...message, timeoutMs }).then(
    ({ status }) => status,
    (error: unknown) => (error as FetchFailure).reason,
  );

it('posts to a host that the operator named, by http and on its port, and reads no more than the head', async () => {
  const posts = postsWith(`127.0.0.1:${host.port}`);
  expect(await posts.post(host.url('/hook'), message)).toEqual({ status: 202, retryAfterSeconds: 7 });
  const [request] = host.requests;
  expect(request).toMatchObject({ method: 'POST', headers: { 'content-length': '2' } });
});

it('posts to each port of a host that was named without one', async () => {
  expect(await failureOf(postsWith('erp.local'), host.url('/hook', 'erp.local'))).toBe(202);
});

it.each([
  ['http', () => host.url('/hook'), 'address'],
  ['a host that only begins like it', () => host.url('/hook', '127.0.0.10'), 'address'],
  ['another port', () => 'http://127.0.0.1:1/hook', 'address'],
  ['another port of a host', () => 'http://127.0.0.2:1/hook', 'address'],
  ['http to a public host', () => 'http://public.example/hook', 'address'],
  ['another port of a public host', () => 'https://public.example:8443/hook', 'address'],
  ['an address of this machine', () => 'https://127.0.0.1/hook', 'not-public'],
  ['a name that leads to this machine', () => 'https://erp.example/hook', 'not-public'],
  ['a name that also leads to this machine', () => 'https://both.example/hook', 'not-public'],
])('does not post to %s that the operator did not name', async (_title, address, reason) => {
  const posts = postsWith(`127.0.0.2:${host.port}`, 'localhost');
  expect(await failureOf(posts, address())).toBe(reason);
  expect(host.requests).toEqual([]);
});

it('asks once where a name leads, and connects to what was judged', async () => {
  const names = new NamesOfSpec();
  const posts = new PublicPost(names, { webhookPrivateHosts: ['erp.local'] } as unknown as Config);
  expect(await failureOf(posts, host.url('/hook', 'erp.local'))).toBe(202);
  expect(names.asked).toEqual(['erp.local']);
});

it('gives up a receiver that does not answer in time', async () => {
  expect(await failureOf(postsWith('127.0.0.1'), host.url('/silent'), 200)).toBe('timeout');
});

it('says of an address without sending anything whether it would be sent to', async () => {
  await postsWith('127.0.0.1').check(host.url('/hook'));
  await expect(postsWith().check('https://erp.example/')).rejects.toMatchObject({ reason: 'not-public' });
  expect(host.requests).toEqual([]);
});
