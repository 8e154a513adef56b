import { ShopAddresses } from './shop-addresses.js';

const addresses = new ShopAddresses();
const asked: string[] = [];
addresses.add({
  missing: (paths) => {
    asked.push(...paths);
    return Promise.resolve(paths.filter((path) => path.startsWith('/yok')));
  },
});

beforeEach(() => asked.splice(0));

it('asks for the page of an address once, and names each address that leads nowhere as it is written', async () => {
  const written = ['/yok/?sayfa=2', '/yok#ust', '/', '/urunler///', 'https://ornek.com.tr/yok', 'yok'];
  expect(await addresses.missing(written)).toEqual(['/yok/?sayfa=2', '/yok#ust']);
  expect(asked).toEqual(['/yok', '/', '/urunler']);
});

it('reads an address of many slashes in one go', async () => {
  // A search from every slash to the end would take longer than a test may.
  await addresses.missing([`/a${'/'.repeat(200_000)}x`, `/b${'/'.repeat(200_000)}`]);
  expect(asked[1]).toBe('/b');
});
