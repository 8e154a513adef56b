import type { TestBrowser } from '../../testing/browser.js';
import { openTestOrders, type TestOrders } from '../../testing/orders.js';

const ID = '0197c0de-0000-7000-8000-000000000000';

let shop: TestOrders;
let staff: TestBrowser;

beforeAll(async () => {
  shop = await openTestOrders({ environment: { RATE_LIMIT_FACTOR: '1000' } });
  staff = await shop.staff(['orders']);
});

afterAll(() => shop.close());

const listed = (variables: object) => `?liste=${encodeURIComponent(JSON.stringify(variables))}`;

function download({ cookies, headers }: TestBrowser, { list = 'siparisler', query = '' } = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return shop.app.inject({ url: `/admin/aktar/${list}${query}`, headers: { ...headers, cookie } });
}

it.each<[string, () => Promise<TestBrowser>, number, string]>([
  ['a visitor', () => Promise.resolve(shop.browser()), 401, 'SIGN_IN_REQUIRED'],
  ['a customer', () => shop.customer(), 401, 'SIGN_IN_REQUIRED'],
  ['staff without the permission', () => shop.staff(['catalog', 'users']), 403, 'FORBIDDEN'],
  ['a program', () => shop.program(['orders']), 403, 'FORBIDDEN'],
])('refuses %s', async (_who, open, status, code) => {
  const response = await download(await open());
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ code });
});

it.each<[string, string, string]>([
  ['no JSON', '?liste=%7B', 'liste'],
  ['a list of variables', '?liste=%5B%5D', 'liste'],
  ['two lists', '?liste=%7B%7D&liste=%7B%7D', 'liste'],
  ['a parameter of the old address', '?durum=kargoda', 'durum'],
  ['a variable that the query does not have', listed({ filtre: {} }), 'liste'],
  ['a condition that the filter does not have', listed({ filter: { sehir: 'Ankara' } }), 'filter'],
  ['a status that no order has', listed({ filter: { statuses: ['YOK'] } }), 'filter.statuses.0'],
  ['an order that no list has', listed({ sort: null }), 'sort'],
  ['no time', listed({ filter: { createdFrom: 'dün' } }), 'filter.createdFrom'],
  ['a negative total', listed({ filter: { minTotal: -1 } }), 'filter.minTotal'],
  ['an id that is none', listed({ filter: { ids: ['x'] } }), 'filter.ids'],
  ['too many ids', listed({ filter: { ids: Array(101).fill(ID) } }), 'filter.ids'],
  ['too long a text', listed({ filter: { text: 'a'.repeat(101) } }), 'filter.text'],
])('refuses %s and names it', async (_what, query, path) => {
  const response = await download(staff, { query });
  expect(response.statusCode).toBe(400);
  const { code, message, details } = response.json<{
    code: string;
    message: string;
    details: { fields: { path: string; message: string }[] };
  }>();
  expect({ code, message, paths: details.fields.map((field) => field.path) }).toEqual({
    code: 'BAD_USER_INPUT',
    message: 'Gönderilen bilgilerde hata var. Lütfen işaretli alanları kontrol edin.',
    paths: [path],
  });
});

it('refuses text that cannot be stored', async () => {
  const response = await download(staff, { query: listed({ filter: { text: 'a\0b' } }) });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: 'BAD_REQUEST' });
});

it('knows no list of another name', async () => {
  const response = await download(staff, { list: 'yok' });
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'NOT_FOUND' });
});
