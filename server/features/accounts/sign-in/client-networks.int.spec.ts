import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import { addPerson } from '../../../testing/people.js';

const OWNER = 'ayse@example.com';
const PASSWORD = 'mavi kazan 72';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const RESET = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi({ environment: { TRUST_PROXY: '1' } });
  await addPerson(api.app, { email: OWNER, password: PASSWORD });
});

beforeEach(() => api.app.get(DataSource).query('TRUNCATE rate_limit'));

afterAll(() => api.close());

function browserAt(address: string) {
  const browser = api.browser();
  browser.headers['x-forwarded-for'] = address;
  return browser;
}

/** How many of ninety wrong passwords were judged, the n-th sent from `addressOf(n)`. */
async function judged(addressOf: (attempt: number) => string): Promise<number> {
  let count = 0;
  for (let attempt = 0; attempt < 90; attempt += 1) {
    const input = { email: OWNER, password: 'yanlış şifre' };
    if ((await browserAt(addressOf(attempt)).codeOf(LOGIN, { input })) === 'LOGIN_REFUSED') count += 1;
  }
  return count;
}

const SPELLINGS = [
  '2001:DB8::1',
  '2001:0db8:0000::1',
  '2001:db8:0:0::0:1',
  '[2001:db8::1]:443',
  '2001:db8::1%eth0',
];

it.each([
  ['a port', (attempt: number) => `198.51.100.1:${1_024 + attempt}`],
  [
    'IPv6 that carries IPv4',
    (n: number) => ['198.51.100.1', '::ffff:198.51.100.1', '::FFFF:c633:6401'][n % 3] ?? '',
  ],
  ['a port behind IPv6', (attempt: number) => `[2001:db8::1]:${1_024 + attempt}`],
  ['other spellings of IPv6', (attempt: number) => SPELLINGS[attempt % SPELLINGS.length] ?? ''],
  ['other hosts of an IPv6 network', (attempt: number) => `2001:db8::${attempt.toString(16)}`],
  ['text that is no address', (attempt: number) => `hiç-adres-değil-${attempt}`.normalize()],
])('counts a client as one, whatever its address is disguised by: %s', async (_disguise, addressOf) => {
  expect(await judged(addressOf)).toBe(10);
});

it.each([
  ['an IPv6 /56', (attempt: number) => `2001:db8:1:${attempt.toString(16)}::1`, 20],
  ['an IPv6 /48', (attempt: number) => `2001:db8:1:${(attempt * 256).toString(16)}::1`, 40],
  ['an IPv4 /24', (attempt: number) => `198.51.100.${attempt}`, 40],
])('allows the addresses of %s together a few times as much as one', async (_network, addressOf, allowed) => {
  expect(await judged(addressOf)).toBe(allowed);
});

it('applies to the other forms too: mails for new passwords from one IPv6 /48', async () => {
  const codes: string[] = [];
  for (let network = 0; network < 90; network += 1) {
    const browser = browserAt(`2001:db8:1:${(network * 256).toString(16)}::1`);
    codes.push(await browser.codeOf(RESET, { email: `kisi-${network}@example.com` }));
  }
  expect(codes.filter((code) => code === 'accepted')).toHaveLength(80);
});
