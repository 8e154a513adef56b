import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImportShop } from '../../testing/import-shop.js';
import { openTestShop, type TestShop } from '../../testing/shop.js';

const SHEET = path.resolve(import.meta.dirname, '../../../demo/katalog.xlsx');

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  const imports = await ImportShop.open({ DATABASE_URL: shop.databaseUrl });
  await imports.importBytes(await readFile(SHEET), { fileName: 'katalog.xlsx' });
  await imports.close();
  await shop.dataVersions.refresh();
});

afterAll(() => shop.close());

interface Answer {
  products: { total: number; items: { sku: string }[]; similarPartNumbers: { sku: string }[] };
}

async function search(text: string) {
  const { products } = await shop.ask<Answer>(
    'query ($text: String) { products(filter: { text: $text }) { total items { sku } similarPartNumbers { sku } } }',
    { text },
  );
  const skus = (list: { sku: string }[]) => list.map(({ sku }) => sku);
  return { total: products.total, items: skus(products.items), similar: skus(products.similarPartNumbers) };
}

/** What a buyer types, and the products that have to come first, in any order among themselves. */
const FIRST: readonly (readonly [text: string, first: string[]])[] = [
  // Values and units in any spelling
  ['200kW', ['PLT-040-40-N']],
  ['200 KW', ['PLT-040-40-N']],
  ['4200 kw eşanjör', ['PLT-150-140-E']],
  ['4.200 kW', ['PLT-150-140-E']],
  ['1,5kw', ['IL-50-14', 'SUB-150', 'PRÇ-32-1.5', 'ÇĞH-1-6/1.5-F']],
  ['1.5 kw pompa', ['IL-50-14', 'SUB-150', 'PRÇ-32-1.5']],
  ['1500 W pompa', ['IL-50-14', 'SUB-150', 'PRÇ-32-1.5']],
  ['0,75kW', ['SUB-75', 'IRM-1-4/0.75']],
  ['750 watt', ['SUB-75', 'IRM-1-4/0.75']],
  ['plakali esanjor 110kw', ['PLT-032-28-E']],
  ['40 m3/h torba', ['TF-2/80', 'TBT-2-10', 'İSK-2/80-K']],
  ['40 m³/saat', ['TF-2/80', 'TBT-2-10', 'İSK-2/80-K', 'DÇ-050']],
  ['hidrofor 6 m3/h', ['ÇĞH-1-6/1.5-F']],
  ['basma 52 mss', ['IRM-3-64/11-F']],
  ['52 m hidrofor', ['IRM-3-64/11-F']],
  ['500 litre boyler', ['KZB-500T', 'KZP-500T']],
  ['500lt', ['KZB-500T', 'KZP-500T']],
  ['boyler 1000 l', ['IŞT-1000D', 'KZB-1000A']],
  ['boyler 1 m3', ['IŞT-1000D', 'KZB-1000A']],
  ['45 bar', ['PLB-30-70', 'PLB-30-50']],
  ['4,5 mpa', ['PLB-30-70', 'PLB-30-50']],
  ['2950 rpm', ['IL-50-14', 'IL-80-32', 'IL-125-36', 'IL-65-24', 'IL-100-28']],
  ['ip68 parçalayıcı', ['PRÇ-32-1.5']],
  // Sizes, pressures, materials
  ['dn50 pn16', ['DÇ-050', 'KV-050-W']],
  ['DN 50 PN 16', ['DÇ-050', 'KV-050-W']],
  ['dn50 küresel vana', ['KR-050-F']],
  ['DN 50 vana', ['KR-050-F', 'KV-050-W']],
  ['flanş dn 100 pn40', ['KR-100-Ö', 'DÇ-100-P']],
  ['PN16 lug dn80', ['ŞKV-080-L']],
  ['aisi316 çek valf dn100', ['DÇ-100-P']],
  ['316L serpantin borusu dn20', ['ODB-20']],
  ['1 1/2" çek valf', ['YÇ-040']],
  ['yay çek valf 3/4 inç', ['YÇ-020']],
  ['küresel vana 1/2"', ['KP-015', 'KE-015-E']],
  // Part numbers
  ['PLT-040-40-N', ['PLT-040-40-N']],
  ['plt04040n', ['PLT-040-40-N']],
  ['11457010', ['AKV-114570-10']],
  ['114570-10', ['AKV-114570-10']],
  ['kzb 800ç', ['KZB-800Ç']],
  ['KV-100-W', ['KV-100-W']],
  // Words
  ['titanyum eşanjör', ['AKP-80-60-E']],
  ['deniz suyu eşanjörü', ['AKP-80-60-E']],
  ['plaka conta takimi', ['PLT-040-CT-E']],
  ['1145701', ['AKV-114570-10']],
  ['serpantin borusu dn20', ['ODB-20']],
  ['parcalayici bicakli', ['PRÇ-32-1.5']],
];

it.each(FIRST)('shows what «%s» means first', async (text, first) => {
  const { items } = await search(text);
  expect(items.slice(0, first.length).sort()).toEqual([...first].sort());
});

it.each([
  ['200 kW', 1],
  ['dn50 pn16', 2],
  ['45 bar', 2],
  ['boyler 1000 l', 2],
])('finds nothing but what has the value: «%s» has %i products', async (text, total) => {
  expect(await search(text)).toMatchObject({ total });
});

it.each([
  ['11547010', 'AKV-114570-10'],
  ['11457O10', 'AKV-114570-10'],
  ['1145-7110', 'AKV-114570-10'],
  ['KV-100-V', 'KV-100-W'],
  ['PLT-040-40-M', 'PLT-040-40-N'],
])('offers for the mistyped part number %s the one that exists', async (text, sku) => {
  const { total, similar } = await search(text);
  expect({ total, similar }).toEqual({ total: 0, similar: [sku] });
});

it.each(['11457010', 'vana', 'xyzxyz', '99999999'])('offers no part number for «%s»', async (text) => {
  expect((await search(text)).similar).toEqual([]);
});

it('offers part numbers while a visitor types', async () => {
  const suggest = async (text: string) => {
    const { suggestions } = await shop.ask<{
      suggestions: Record<'products' | 'similarPartNumbers', { sku: string }[]>;
    }>(
      'query ($text: String!) { suggestions(text: $text) { products { sku } similarPartNumbers { sku } } }',
      {
        text,
      },
    );
    return suggestions;
  };
  expect(await suggest('11457O10')).toEqual({
    products: [],
    similarPartNumbers: [{ sku: 'AKV-114570-10' }],
  });
  expect((await suggest('200kw')).products).toEqual([{ sku: 'PLT-040-40-N' }]);
});
