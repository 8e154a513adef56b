import type { LookupAddress } from 'node:dns';
import { setTimeout as wait } from 'node:timers/promises';
import type { FetchFailure } from './fetch-failure.js';
import { PublicFetch } from './public-fetch.js';
import { PublicHosts } from './public-hosts.js';
import { openTestPictureHost, type TestPictureHost } from './test-picture-host.js';

/** Names that are looked up one answer after the other, the last of them again and again. */
class NamesOfSpec extends PublicHosts {
  readonly asked: string[] = [];

  constructor(private readonly names: Record<string, string[][]> = {}) {
    super();
  }

  override lookup(name: string): Promise<LookupAddress[]> {
    const answers = this.names[name];
    if (!answers) return super.lookup(name);
    const times = this.asked.filter((asked) => asked === name).length;
    this.asked.push(name);
    const addresses = answers[Math.min(times, answers.length - 1)] ?? [];
    return Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  }
}

/** Takes one address of this machine for a public one, so that there is something to fetch from. */
class OpenedHosts extends NamesOfSpec {
  override isPublic(address: string): boolean {
    return address === '127.0.0.1' || super.isPublic(address);
  }

  override acceptsPort(): boolean {
    return true;
  }
}

const MAX_BYTES = 1_000;
let host: TestPictureHost;

beforeEach(async () => {
  host = await openTestPictureHost({ '/a.png': (response) => void response.end('picture') });
});

afterEach(() => host.close());

const { signal } = new AbortController();

const fetchFrom = (
  hosts: PublicHosts,
  url: string,
  options: { timeoutMs?: number; signal?: AbortSignal } = {},
) => new PublicFetch(hosts).fetch(url, { maxBytes: MAX_BYTES, signal, ...options });

/** Why a fetch failed: `status 404`. */
const failureOf = async (hosts: PublicHosts, url: string, options: { timeoutMs?: number } = {}) => {
  const failure = await fetchFrom(hosts, url, options).then(
    () => undefined,
    (error: unknown) => error as FetchFailure,
  );
  return [failure?.reason, failure?.status].filter(Boolean).join(' ');
};

it.each([
  'http://127.0.0.1/a.png',
  'http://127.1/a.png',
  'http://0x7f.1/a.png',
  'http://2130706433/a.png',
  'http://017700000001/a.png',
  'http://127.0.0.1./a.png',
  'http://①②⑦.⓪.⓪.①/a.png',
  'http://0/a.png',
  'http://0.0.0.0/a.png',
  'http://10.0.0.1/a.png',
  'http://100.64.0.1/a.png',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/a.png',
  'http://[::]/a.png',
  'http://[::ffff:127.0.0.1]/a.png',
  'http://[::ffff:7f00:1]/a.png',
  'http://[::127.0.0.1]/a.png',
  'http://[64:ff9b::7f00:1]/a.png',
  'http://[fe80::1]/a.png',
  'https://[fd00::1]/a.png',
  'http://localhost/a.png',
])('does not connect to %s', async (url) => {
  expect(await failureOf(new PublicHosts(), url)).toBe('not-public');
});

it('does not connect to this machine by its name with a dot, which some systems do not know', async () => {
  expect(['not-public', 'unknown-host']).toContain(
    await failureOf(new PublicHosts(), 'http://localhost./a.png'),
  );
});

it.each([
  ['ftp://example.com/a.png', 'another protocol'],
  ['file:///etc/passwd', 'a file'],
  ['data:image/png;base64,AAAA', 'a picture in the address'],
  ['http://ayse:gizli@example.com/a.png', 'a name and password'],
  ['http://ayse@example.com/a.png', 'a name'],
  ['http://example.com:6379/a.png', 'a port of another service'],
  ['https://example.com:8443/a.png', 'another port'],
  ['http://[fe80::1%25eth0]/a.png', 'a zone'],
  ['http://', 'no host'],
  ['a.png', 'no address'],
])('does not fetch %s: it has %s', async (url) => {
  expect(await failureOf(new NamesOfSpec({ 'example.com': [['8.8.8.8']] }), url)).toBe('address');
});

it.each([
  ['a private address', ['10.0.0.1']],
  ['a public and a private address', ['8.8.8.8', '10.0.0.1']],
  ['a public address and this machine in IPv6', ['8.8.8.8', '::1']],
  ['a mapped address', ['::ffff:127.0.0.1']],
])('does not connect to a name that has %s', async (_has, addresses) => {
  expect(await failureOf(new NamesOfSpec({ 'kotu.example': [addresses] }), 'http://kotu.example/')).toBe(
    'not-public',
  );
});

it('fetches from a public address, without an encoding and without saying who runs the shop', async () => {
  const hosts = new OpenedHosts({ 'resim.example': [['127.0.0.1']] });
  expect(String(await fetchFrom(hosts, host.url('/a.png', 'resim.example')))).toBe('picture');
  const [asked] = host.requests;
  expect(asked?.headers).toMatchObject({
    host: `resim.example:${host.port}`,
    'accept-encoding': 'identity',
    'user-agent': 'Mozilla/5.0 (compatible; WebStorePictures/1.0)',
  });
});

it('looks a name up once, so that a second answer of its server leads nowhere', async () => {
  const hosts = new OpenedHosts({ 'donen.example': [['127.0.0.1'], ['127.0.0.2']] });
  expect(String(await fetchFrom(hosts, host.url('/a.png', 'donen.example')))).toBe('picture');
  expect(hosts.asked).toEqual(['donen.example']);
});

it('checks each redirect anew, also one to the name it came from', async () => {
  const hosts = new OpenedHosts({ 'donen.example': [['127.0.0.1'], ['127.0.0.2']] });
  host.answers['/again'] = (response) => void response.writeHead(302, { location: '/a.png' }).end();
  expect(await failureOf(hosts, host.url('/again', 'donen.example'))).toBe('not-public');
  expect(host.paths()).toEqual(['/again']);
});

it.each([
  ['http://127.0.0.2/', 'not-public'],
  ['http://[::ffff:7f00:1]/', 'not-public'],
  ['http://localhost:5432/', 'not-public'],
  ['file:///etc/passwd', 'address'],
  ['http://a:b@127.0.0.1/', 'address'],
])('does not follow a redirect to %s', async (location, reason) => {
  host.answers['/away'] = (response) => void response.writeHead(301, { location }).end();
  expect(await failureOf(new OpenedHosts({ localhost: [['127.0.0.2']] }), host.url('/away'))).toBe(reason);
});

it('follows three redirects, and not a fourth', async () => {
  for (const left of [1, 2, 3, 4]) {
    const location = left === 1 ? '/a.png' : `/${left - 1}`;
    host.answers[`/${left}`] = (response) => void response.writeHead(307, { location }).end();
  }
  expect(String(await fetchFrom(new OpenedHosts(), host.url('/3')))).toBe('picture');
  expect(await failureOf(new OpenedHosts(), host.url('/4'))).toBe('redirects');
});

it('stops at an answer that is too large, whether it says so before or not', async () => {
  host.answers['/said'] = (response) => void response.writeHead(200, { 'content-length': '1001' }).write('x');
  host.answers['/endless'] = async (response) => {
    while (!response.destroyed) {
      response.write('x'.repeat(500));
      await wait(1);
    }
  };
  expect(await failureOf(new OpenedHosts(), host.url('/said'))).toBe('too-large');
  expect(await failureOf(new OpenedHosts(), host.url('/endless'))).toBe('too-large');
});

it('waits a while for an answer and for its end, however often another byte comes', async () => {
  host.answers['/mute'] = () => undefined;
  host.answers['/slow'] = async (response) => {
    while (!response.destroyed) {
      response.write('x');
      await wait(20);
    }
  };
  expect(await failureOf(new OpenedHosts(), host.url('/mute'), { timeoutMs: 100 })).toBe('timeout');
  expect(await failureOf(new OpenedHosts(), host.url('/slow'), { timeoutMs: 100 })).toBe('timeout');
});

it('waits no longer for a name server', async () => {
  class MuteNames extends OpenedHosts {
    override lookup(): Promise<LookupAddress[]> {
      return new Promise(() => undefined);
    }
  }
  expect(await failureOf(new MuteNames(), 'http://uzak.example/', { timeoutMs: 50 })).toBe('timeout');
});

it('fails with the reason of the signal that aborts it', async () => {
  host.answers['/mute'] = () => undefined;
  const ending = new AbortController();
  const reason = new Error('The job is to end');
  const fetched = fetchFrom(new OpenedHosts(), host.url('/mute'), { signal: ending.signal });
  setTimeout(() => ending.abort(reason), 50);
  await expect(fetched).rejects.toBe(reason);
});

it.each([
  [404, undefined, false],
  [403, undefined, false],
  [503, '7', true],
  [429, undefined, true],
  [204, undefined, false],
])('says of an answer %s whether it is worth another try', async (status, retryAfter, isTransient) => {
  const headers = retryAfter === undefined ? undefined : { 'retry-after': retryAfter };
  host.answers['/other'] = (response) => void response.writeHead(status, headers).end();
  await expect(fetchFrom(new OpenedHosts(), host.url('/other'))).rejects.toMatchObject({
    reason: 'status',
    status,
    isTransient,
    retryAfterSeconds: retryAfter && Number(retryAfter),
  });
});

it('tells a host that is away from one that breaks off', async () => {
  host.answers['/broken'] = (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('x');
    setTimeout(() => response.destroy(), 20);
  };
  expect(await failureOf(new OpenedHosts(), host.url('/broken'))).toBe('unreachable');
  expect(await failureOf(new OpenedHosts(), 'http://127.0.0.1:1/')).toBe('unreachable');
});
