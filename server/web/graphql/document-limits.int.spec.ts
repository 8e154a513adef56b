import { openTestApi, type TestApi } from '../../testing/api.js';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

afterAll(() => api.close());

const ask = (query: string, remoteAddress = '127.0.0.1', variables: object = {}) =>
  api.app.inject({ method: 'POST', url: '/graphql', payload: { query, variables }, remoteAddress });

const list = (length: number, item: (index: number) => string) =>
  Array.from({ length }, (_, index) => item(index)).join(' ');

describe.each([
  // Each does not fit the schema either: a document that was validated would say so.
  [
    'of 330 spread fragments',
    `{ ${list(330, (i) => `...f${i}`)} } ${list(330, (i) => `fragment f${i} on Query { unknown }`)}`,
    'QUERY_TOO_COMPLEX',
  ],
  ['of 330 operations', list(330, (i) => `query Q${i} { unknown }`), 'QUERY_TOO_COMPLEX'],
  ['that repeats one field 400 times', `{ unknown { ${'id '.repeat(400)} } }`, 'QUERY_TOO_COMPLEX'],
  [
    'whose fragments repeat fields of one place',
    `{ ${list(40, (i) => `...f${i}`)} } ${list(40, (i) => `fragment f${i} on Query { unknown { ${'id '.repeat(10)} } }`)}`,
    'QUERY_TOO_COMPLEX',
  ],
  [
    'whose fragments double 27 times',
    `{ ...f0 unknown } ${list(27, (i) => `fragment f${i} on Query { ...f${i + 1} ...f${i + 1} }`)}`,
    'QUERY_TOO_COMPLEX',
  ],
  [
    'that hides its size in fragments it never spreads',
    `{ unknown } fragment a on Query { ...b ${'id '.repeat(400)} } fragment b on Query { ...a }`,
    'QUERY_TOO_COMPLEX',
  ],
  ['of 5,001 tokens', `{ unknown ${'a(b:1) '.repeat(833)} }`, 'QUERY_TOO_COMPLEX'],
  ['20,000 levels deep', `${'{a'.repeat(20_000)}${'}'.repeat(20_000)}`, 'QUERY_TOO_DEEP'],
  ['with a list 2,000 levels deep', `{ a(b: ${'['.repeat(2_000)}${']'.repeat(2_000)}) }`, 'QUERY_TOO_DEEP'],
  [
    'whose fragments are 400 levels deep together',
    `{ ...f0 } ${list(40, (i) => `fragment f${i} on Query { ${'a{'.repeat(10)} ...f${i + 1} ${'}'.repeat(10)} }`)} fragment f40 on Query { unknown }`,
    'QUERY_TOO_DEEP',
  ],
])('a document %s', (_what, query, code) => {
  it('is refused before it is validated', async () => {
    const response = await ask(query);
    expect(response.statusCode).toBe(400);
    const { errors } = response.json<{ errors: { message: string; extensions: { code: string } }[] }>();
    expect(errors.map(({ extensions }) => extensions.code)).toEqual([code]);
    expect(errors[0]?.message).toMatch(/^Sorgu /);
  });
});

it('leaves it to validation to refuse a fragment that spreads itself', async () => {
  const response = await ask('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }');
  expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }] });
});

describe('an address that sends refused documents again and again', () => {
  const ADDRESS = '198.51.100.7';
  const DOCUMENTS = ['{ things(', '{ unknown }', '{ products(take: 1000) { total } }'];

  beforeAll(async () => {
    await ask('{ __typename }', ADDRESS);
    for (let count = 0; count < 300; count += 1) await ask(DOCUMENTS[count % DOCUMENTS.length]!, ADDRESS);
  }, 60_000);

  it.each([...DOCUMENTS, '{ products { total } }'])('is refused as RATE_LIMITED for %s', async (query) => {
    const response = await ask(query, ADDRESS);
    expect(response.statusCode).toBe(429);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.json()).toMatchObject({
      errors: [
        {
          message: expect.stringMatching(/^Çok fazla deneme/) as string,
          extensions: { code: 'RATE_LIMITED', details: { retryAfterSeconds: expect.any(Number) as number } },
        },
      ],
    });
  });

  it('may still ask what the process knows to be valid', async () => {
    expect((await ask('{ __typename }', ADDRESS)).json()).toEqual({ data: { __typename: 'Query' } });
  });

  it('does not stop others', async () => {
    expect((await ask('{ products { total } }', '198.51.100.8')).statusCode).toBe(200);
  });
});

it('does not count variables that do not fit', async () => {
  const address = '198.51.100.9';
  const query = 'query ($take: Int! = 1) { products(take: $take) { total } }';
  const send = () => ask(query, address, { take: 'çok' });
  for (let count = 0; count < 301; count += 1) await send();
  expect((await send()).json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
}, 60_000);
