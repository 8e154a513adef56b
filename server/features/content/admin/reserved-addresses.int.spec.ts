import { readFileSync } from 'node:fs';
import { openTestApi, type TestApi } from '../../../testing/api.js';
import { ADDRESS_PATTERN } from '../static-page.place.js';

const ADD = 'mutation ($input: AddStaticPageInput!) { addStaticPage(input: $input) { slug } }';

/** Only files that lie in the folders of the client say which screens there are. */
const CLIENT_SOURCES = ['client/paths.ts', 'client/app/addresses.ts'];

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});

afterAll(() => api.close());

/** The first part of a path, where a page could have it as its address. */
function firstPartsOf(paths: Iterable<string>): string[] {
  const parts = Array.from(paths, (path) => path.split('/')[1]?.split('?')[0] ?? '');
  return [...new Set(parts)].filter((part) => ADDRESS_PATTERN.test(part)).sort();
}

const written = () =>
  CLIENT_SOURCES.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/['`](\/[a-z][\w/-]*)/g), ([, path = '']) => path),
  );

it('keeps every first part of an address of the server and of the storefront from pages', async () => {
  const parts = firstPartsOf([...api.routes.map(({ url }) => url), ...written()]);
  expect(parts).toEqual(
    expect.arrayContaining(['admin', 'graphql', 'gorsel', 'sepet', 'siparis-takip', 'urunler']),
  );
  const staff = await api.staff(['content']);
  const free: string[] = [];
  for (const address of parts) {
    const input = { title: 'Adresi alınmış', kind: 'OTHER', address };
    const code = await staff.codeOf(ADD, { input });
    if (code !== 'PAGE_ADDRESS_TAKEN') free.push(`${address} ${code}`);
  }
  expect(free).toEqual([]);
});
