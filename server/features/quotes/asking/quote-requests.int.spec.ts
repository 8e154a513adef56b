import { DataSource } from 'typeorm';
import { openTestApi, type TestApi } from '../../../testing/api.js';

const REQUEST = `mutation ($input: RequestQuoteInput!) {
  requestQuote(input: $input) { id number status version lines { quantity asWritten } }
}`;
const READ = 'query ($id: ID!) { adminQuote(id: $id) { version status buyer { name } } }';
const CHANGE = `mutation ($input: ChangeQuoteStatusInput!) { changeQuoteStatus(input: $input) { version status } }`;
const INPUT = {
  buyer: { name: 'Ayşe Işık', email: 'ayse@ornek.com', phone: '0532 111 22 33' },
  lines: [{ text: 'DN 50 küresel vana', quantity: 3 }],
};

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

afterAll(() => api.close());

const request = async () =>
  (await api.browser().ask<{ requestQuote: { id: string } }>(REQUEST, { input: INPUT })).requestQuote;

it('records what a guest asked for, for staff with the permission alone', async () => {
  const quote = await request();
  expect(quote).toMatchObject({
    status: 'NEW',
    version: 1,
    lines: [{ quantity: 3, asWritten: 'DN 50 küresel vana' }],
  });
  const staff = await api.staff(['quotes']);
  expect(await staff.ask(READ, quote)).toMatchObject({ adminQuote: { buyer: { name: 'Ayşe Işık' } } });
  expect(await (await api.staff(['orders'])).codeOf(READ, quote)).toBe('FORBIDDEN');
  expect(await api.browser().codeOf('query ($id: ID!) { quote(id: $id) { id } }', quote)).toBe(
    'SIGN_IN_REQUIRED',
  );
});

it('lets one of two members of staff change the status of one version', async () => {
  const { id } = await request();
  const staff = await api.staff(['quotes']);
  const input = { id, expectedVersion: 1, status: 'PROCESSING' };
  expect(await staff.ask(CHANGE, { input })).toEqual({
    changeQuoteStatus: { version: 2, status: 'PROCESSING' },
  });
  expect(await staff.codeOf(CHANGE, { input: { ...input, status: 'REJECTED' } })).toBe('VERSION_CONFLICT');
});

it('records the answers of the wizard', async () => {
  const answers = [{ spec: 'Kapasite', value: '120', unit: 'kW' }];
  const { requestQuote: quote } = await api.browser().ask<{ requestQuote: { id: string } }>(REQUEST, {
    input: { ...INPUT, origin: 'WIZARD', answers },
  });
  const staff = await api.staff(['quotes']);
  const read = 'query ($id: ID!) { adminQuote(id: $id) { origin answers { spec value unit } } }';
  expect(await staff.ask(read, quote)).toEqual({ adminQuote: { origin: 'WIZARD', answers } });
});

it('refuses a request whose hidden field is filled in', async () => {
  const input = { ...INPUT, website: 'x' };
  expect(await api.browser().codeOf(REQUEST, { input })).toBe('QUOTE_REQUEST_REFUSED');
});

it('takes ten of sixty requests of one network, whichever of two processes they reach', async () => {
  const other = await openTestApi({ environment: { DATABASE_URL: api.databaseUrl } });
  try {
    await api.app.get(DataSource).query('DELETE FROM rate_limit');
    const codes = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 === 0 ? api : other).browser().codeOf(REQUEST, {
          input: { ...INPUT, buyer: { ...INPUT.buyer, email: `ayse${index}@ornek.com` } },
        }),
      ),
    );
    expect(codes.filter((code) => code === 'accepted')).toHaveLength(10);
    expect(new Set(codes)).toEqual(new Set(['accepted', 'RATE_LIMITED']));
  } finally {
    await other.close();
  }
});
