import { openTestApi, type TestApi } from '../../testing/api.js';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

afterAll(() => api.close());

const url = (query: string) => `/graphql?query=${encodeURIComponent(query)}`;
const preflight = { 'apollo-require-preflight': '1' };

it('runs a query over GET', async () => {
  const response = await api.app.inject({ url: url('{ __typename }'), headers: preflight });
  expect(response.json()).toEqual({ data: { __typename: 'Query' } });
});

it('refuses a mutation over GET', async () => {
  const response = await api.app.inject({
    url: url('mutation { logout }'),
    headers: preflight,
  });
  expect(response.statusCode).toBe(405);
});

it('refuses a query over GET that another site could make a browser send', async () => {
  expect((await api.app.inject({ url: url('{ __typename }') })).statusCode).toBe(400);
});
