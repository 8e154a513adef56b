import { openTestShop, type TestShop } from '../../testing/shop.js';
import { CONTRACTOR_PRODUCTS } from './test-catalog.js';

const MATCH = `mutation ($text: String!) { list: matchMaterialList(input: { text: $text }) { rowCount skippedCount lines {
  status askedQuantity quantity unit date rows { row } candidates { reason matched missing product { sku } } } } }`;

interface List {
  rowCount: number;
  skippedCount: number;
  lines: {
    status: string;
    askedQuantity: number;
    quantity: number;
    unit: string | null;
    date: string | null;
    rows: { row: number }[];
    candidates: { reason: string; matched: string[]; missing: string[]; product: { sku: string } }[];
  }[];
}

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  for (const product of CONTRACTOR_PRODUCTS) {
    await shop.add({ basePriceKurus: 100_000, stockQuantity: 50, ...product });
  }
});
afterAll(() => shop.close());

const match = async (text: string) => (await shop.ask<{ list: List }>(MATCH, { text })).list;

/** «2,3: KV-100-W MODEL ×12 adet»; candidates of a line to choose from are separated by |. */
async function outcome(text: string): Promise<string[]> {
  const { lines } = await match(text);
  return lines.map(({ rows, status, candidates, quantity, unit }) => {
    const places = rows.map(({ row }) => row).join();
    const found = candidates.map(({ product, reason }) => `${product.sku} ${reason}`).join(' | ');
    const sign = status === 'FOUND' ? '' : status === 'CHOOSE' ? '? ' : '–';
    return `${places}: ${sign}${found} ×${quantity}${unit === null ? '' : ` ${unit}`}`;
  });
}

describe('forty lists as contractors send them', () => {
  it.each<[what: string, text: string, lines: string[]]>([
    ['a SKU and a quantity', 'KV-100-W; 12', ['1: KV-100-W SKU ×12']],
    ['a model', 'KV-100 W\t12', ['1: KV-100-W MODEL ×12']],
    ['a model without punctuation', 'kv100w 12 ad.', ['1: KV-100-W PART_NUMBER ×12 adet']],
    ['a model with other punctuation', 'KV.100/W 12 ad', ['1: KV-100-W PART_NUMBER ×12 adet']],
    ['a model amid words', 'Kelebek vana KV-100 W kollu 3 adet', ['1: KV-100-W MODEL ×3 adet']],
    ['the quantity first', '3 adet KV-100 W', ['1: KV-100-W MODEL ×3 adet']],
    ['a times sign', '3 x KV-100 W', ['1: KV-100-W MODEL ×3']],
    ['a bare number first', '3 KV-100 W', ['1: KV-100-W MODEL ×3']],
    ['no quantity', 'KV-100 W', ['1: KV-100-W MODEL ×1']],
    ['a number that is part of the model', 'UPS 32-80 180', ['1: UPS-32-80-180 MODEL ×1']],
    ['the same with a quantity', 'UPS 32-80 180 4 ad', ['1: UPS-32-80-180 MODEL ×4 adet']],
    ['Turkish letters left out', 'kzb-300c 1 tk', ['1: KZB-300C SKU ×1 takım']],
    ['sets', 'AKV-114570-10 2 takım', ['1: AKV-114570-10 SKU ×2 takım']],
    ['a part number without its prefix', '11457010\t2', ['1: AKV-114570-10 PART_NUMBER ×2']],
    ['metres', 'ODB-20 60 mt', ['1: ODB-20 SKU ×60 metre']],
    ['metres by their Turkish name', 'ODB-20\t60\tmtül', ['1: ODB-20 SKU ×60 metre']],
    ['half a metre too much', 'ODB-20\t60,5\tm', ['1: ODB-20 SKU ×61 metre']],
    ['thousands', 'ODB-20\t1.250\tmt', ['1: ODB-20 SKU ×1250 metre']],
    ['less than the minimum', 'KP-015 3 adet', ['1: KP-015 SKU ×10 adet']],
    ['the minimum by words', 'Lug tip kelebek vana DN200\t1', ['1: KV-200-D WORDS ×2']],
    ['what it is called', 'wafer kelebek vana DN 80 - 6 ad.', ['1: KV-080-W WORDS ×6 adet']],
    ['hyphens that do not break', 'KV\u2011100\u2011W; 12', ['1: KV-100-W SKU ×12']],
    ['a minus within a code', '\u200eIL 50\u221218\u200f 1 ad.', ['1: IL-50-18 MODEL ×1 adet']],
    ['a fraction in one character', 'statik balans vanası 1\u00bd\u201d\t2', ['1: BV-040 WORDS ×2']],
    ['letters of a telephone', 'tek serpantinli emaye boyler 500 lt 1 adet', ['1: KZB-500T WORDS ×1 adet']],
    ['an inch mark for a DN', 'statik balans vanası DN40 2 ad', ['1: BV-040 WORDS ×2 adet']],
    ['a fraction of an inch', 'statik balans vanası 1 1/2″\t2', ['1: BV-040 WORDS ×2']],
    ['one word for two', 'çekvalf DN50\t4', ['1: DC-050 WORDS ×4']],
    ['capitals', 'PLAKALI EŞANJÖR 340 KW\t1 AD', ['1: PLT-040-64 WORDS ×1 adet']],
    ['two that fit', 'küresel vana 2"\t6', ['1: ? KP-050-U WORDS | KR-050-F WORDS ×6']],
    ['a word that no product has', 'Zetkama wafer kelebek vana dn80\t2', ['1: ? KV-080-W WORDS ×2']],
    ['a mistyped word', 'wafer kelebk vana dn 80\t2', ['1: ? KV-080-W WORDS ×2']],
    ['nothing like it', 'Genleşme tankı 500 lt 10 bar membranlı\t1 ad', ['1: – ×1 adet']],
    ['an unknown code', 'MEK-7731\t1 tk', ['1: – ×1 takım']],
    ['zeros cut off', '45\t3 adet', ['1: 0045 LEADING_ZEROS ×3 adet']],
    ['zeros cut off before words', '45 Y tipi pislik tutucu DN65\t2', ['1: 0045 LEADING_ZEROS ×2']],
    ['a date for a code', '10.May\t4', ['1: 10-5 DATE ×4']],
    ['a month for a code', 'Mar.45\t4', ['1: 3-2045 DATE ×4']],
    ['a date that was none', '12.Ağu\t4', ['1: – ×4']],
    ['the same twice', 'KV-100 W\t8\nkv100w\t4', ['1,2: KV-100-W MODEL ×12']],
    ['the same unknown twice', 'MEK-7731\t1\nmek-7731\t2', ['1,2: – ×3']],
    [
      'a keşif with headings',
      'KEŞİF\nSıra\tMalzeme\tBirim\tMiktar\tTutar\n1\tKV-100 W\tAd.\t2\t5,00\n\tGENEL TOPLAM\t\t2\t5,00',
      ['3: KV-100-W MODEL ×2 adet'],
    ],
    [
      'a numbered mail',
      '1) KV-100 W 2 ad.\n2) IL 50-18 pompa 1 ad.\n3) Genleşme tankı 1 ad.',
      ['1: KV-100-W MODEL ×2 adet', '2: IL-50-18 MODEL ×1 adet', '3: – ×1 adet'],
    ],
  ])('reads %s', async (_what, text, lines) => {
    expect(await outcome(text)).toEqual(lines);
  });
});

it('says of each candidate what it has of the line and what it has not', async () => {
  const { lines } = await match('Küresel vana 2" pn16 tam geçiş\t6');
  const [line] = lines;
  expect(line?.candidates[0]).toMatchObject({
    product: { sku: 'KR-050-F' },
    matched: ['2"', 'Küresel', 'vana', 'tam', 'geçiş'],
    missing: ['pn16'],
  });
  expect(line?.candidates.length).toBeLessThanOrEqual(5);
});

it('names the cell that a spreadsheet made a date of, found or not', async () => {
  const { lines } = await match('10.May\t4\n12.Ağu\t4');
  expect(lines.map(({ date, status }) => [date, status])).toEqual([
    ['10.May', 'FOUND'],
    ['12.Ağu', 'NOT_FOUND'],
  ]);
});

it('counts what it passes over, and says how many were asked for', async () => {
  const { rowCount, skippedCount, lines } = await match('Malzeme\tMiktar\nKP-015\t3\nToplam\t3');
  expect([rowCount, skippedCount]).toEqual([3, 2]);
  expect(lines[0]).toMatchObject({ askedQuantity: 3, quantity: 10 });
});

it('refuses a list without a line, and one that is too long', async () => {
  await expect(match('\n \n')).rejects.toMatchObject({ code: 'MATERIAL_LIST_EMPTY' });
  const long = Array.from({ length: 501 }, (_, index) => `kod-${index} 1 adet`).join('\n');
  await expect(match(long)).rejects.toMatchObject({
    code: 'MATERIAL_LIST_TOO_LONG',
    details: { maximum: 500, found: 501 },
  });
});

it.each([
  ['a line', `${'v'.repeat(299)}😀 vana; 5 adet`],
  ['a word', `Wafer Tip Kelebek Vana DN 100 ${'v'.repeat(63)}𠀀; 5 adet`],
  ['a text to search for', `Wafer Tip Kelebek Vana DN 100${' '.repeat(170)}𠀀; 5 adet`],
])('cuts no character in two where %s is too long', async (_what, text) => {
  expect((await match(text)).lines).toHaveLength(1);
});
