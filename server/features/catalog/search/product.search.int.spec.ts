import { namesOf, openTestShop, type TestShop } from '../../../testing/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});

afterEach(() => shop.empty());
afterAll(() => shop.close());

const found = async (text: string) => (await namesOf(shop, { text })).sort();

const correctedText = async (text: string) => {
  const { products } = await shop.ask<{ products: { correctedText: string | null; total: number } }>(
    'query ($text: String) { products(filter: { text: $text }) { correctedText total } }',
    { text },
  );
  return products;
};

async function addFixtures(): Promise<void> {
  await shop.add({ name: 'IŞIK ISI Değiştirici' });
  await shop.add({ name: 'Isı Pompası' });
  await shop.add({ name: 'İNOX Çelik Vana DN50 2"' });
  await shop.add({ name: 'Pompa-114570-10' });
  await shop.add({ name: 'Şamandıra' });
  await shop.add({ name: '★★★' });
  await shop.add({ name: 'Küresel Vana 1 1/2" Pirinç' });
  await shop.add({ name: 'Adaptör 3/4"' });
  await shop.add({ name: 'Klape DN65–PN16', model: 'KRS−12' });
}

it.each(['ısı', 'isi', 'ISI', 'ISİ', 'isı', ' ısı '])('finds one identical set for %j', async (text) => {
  await addFixtures();
  expect(await found(text)).toEqual(['Isı Pompası', 'IŞIK ISI Değiştirici'].sort());
});

it.each([
  ['inox', 'İNOX Çelik Vana DN50 2"'],
  ['İNOX', 'İNOX Çelik Vana DN50 2"'],
  ['İnox', 'İNOX Çelik Vana DN50 2"'],
  ['INOX', 'İNOX Çelik Vana DN50 2"'],
  ['celik vana', 'İNOX Çelik Vana DN50 2"'],
  ['vana çelik dn50', 'İNOX Çelik Vana DN50 2"'],
  ['dn50 2"', 'İNOX Çelik Vana DN50 2"'],
  ['11457010', 'Pompa-114570-10'],
  ['114570-10', 'Pompa-114570-10'],
  ['114570 10', 'Pompa-114570-10'],
  ['1145.70/10', 'Pompa-114570-10'],
  ['pompa-1145', 'Pompa-114570-10'],
  ['samandira', 'Şamandıra'],
  ['ŞAMANDIRA', 'Şamandıra'],
  ['mandır', 'Şamandıra'],
  ['★★★', '★★★'],
  ['114570\u201310', 'Pompa-114570-10'],
  ['114570\u221210', 'Pompa-114570-10'],
  ['\u200e114570\u2011\u200b10\ufeff', 'Pompa-114570-10'],
  ['dn50\u00a0çelik', 'İNOX Çelik Vana DN50 2"'],
  ['2”', 'İNOX Çelik Vana DN50 2"'],
  ['2″', 'İNOX Çelik Vana DN50 2"'],
  ["2''", 'İNOX Çelik Vana DN50 2"'],
  ['2’’', 'İNOX Çelik Vana DN50 2"'],
  ['2′′', 'İNOX Çelik Vana DN50 2"'],
  ['2\u202f”', 'İNOX Çelik Vana DN50 2"'],
  ['1½"', 'Küresel Vana 1 1/2" Pirinç'],
  ['1\u00a0½”', 'Küresel Vana 1 1/2" Pirinç'],
  ['1 1⁄2″', 'Küresel Vana 1 1/2" Pirinç'],
  ['¾”', 'Adaptör 3/4"'],
  ['DN65-PN16', 'Klape DN65–PN16'],
  ['krs-12', 'Klape DN65–PN16'],
])('finds by %s: %s', async (text, name) => {
  await addFixtures();
  expect(await found(text)).toEqual([name]);
});

it.each(['%', '_', '\\', '%%%', 'vana%', 'a_b', '😀'])('finds no unrelated product for %j', async (text) => {
  await addFixtures();
  expect(await found(text)).toEqual([]);
});

it.each([
  ['name', { name: 'Kelebek' }],
  ['short description', { shortDescription: 'Bir kelebek gibi' }],
  ['description', { description: 'Uzun uzun: kelebek.' }],
  ['brand', { brand: 'KELEBEK' }],
  ['model', { model: 'Kelebek-X' }],
  ['SKU', { sku: 'kelebek-9' }],
  ['tags', { tags: ['su', 'kelebekler'] }],
  ['technical spec name', { technicalSpecs: [{ name: 'Kelebek tipi', value: 'A' }] }],
  ['technical spec value', { technicalSpecs: [{ name: 'Tip', value: 'kelebek' }] }],
])('searches the %s', async (_field, draft) => {
  await shop.add({ name: 'Öbür ürün' });
  const { name } = await shop.add({ name: 'Aranan', ...draft });
  expect(await found('KELEBEK')).toEqual([name]);
});

it('requires each word, in any field', async () => {
  await shop.add({
    name: 'Küresel Vana',
    brand: 'Duyar',
    technicalSpecs: [{ name: 'Çap', value: '50', unit: 'mm' }],
  });
  await shop.add({ name: 'Küresel Vana', brand: 'Kazmer' });
  expect(await found('vana duyar 50 mm')).toHaveLength(1);
  expect(await found('vana duyar 65')).toHaveLength(0);
});

it('finds the word in a word and the many that begin with it', async () => {
  const codes = Array.from({ length: 30 }, (_, index) => `kv${100 + index}`);
  await shop.add({ name: 'Çok', description: codes.join(' ') });
  await shop.add({ name: 'Son', description: codes.at(-1) });
  await shop.add({ name: 'İç', description: 'akv1' });
  await shop.add({ name: 'Başka', description: 'kw129' });
  expect(await found('kv1')).toEqual(['Son', 'Çok', 'İç'].sort());
});

it('finds a SKU of one or two letters, and parts of longer ones without their punctuation', async () => {
  await shop.add({ name: 'Bir', sku: 'Ş7' });
  await shop.add({ name: 'İki', sku: 'ABC-123/X', model: 'UPS 32-80' });
  expect(await found('s7')).toEqual(['Bir']);
  for (const text of ['abc123x', 'c-12', 'C12', 'ups 32-80', 'ups3280', 'ups32-80', 'UPS.3280']) {
    expect({ text, names: await found(text) }).toEqual({ text, names: ['İki'] });
  }
});

it('puts an equal part number first, then names that begin with the text, then names that contain it', async () => {
  await shop.add({ name: 'Conta', description: 'K20 pompa için' });
  await shop.add({ name: 'Yedek K20 parçası' });
  await shop.add({ name: 'K20 Pompa' });
  await shop.add({ name: 'Zincir', model: 'K-20' });
  await shop.add({ name: 'Dişli', sku: 'k20' });
  const names = await namesOf(shop, { text: 'k20' });
  expect(names).toEqual(['Dişli', 'Zincir', 'K20 Pompa', 'Yedek K20 parçası', 'Conta']);
});

it('sorts by relevance with a search text, and by newest without', async () => {
  await shop.add({ name: 'Pompa A' });
  await shop.add({ name: 'Motor', description: 'Pompa motoru' });
  expect(await namesOf(shop, { text: 'pompa' })).toEqual(['Pompa A', 'Motor']);
  expect(await namesOf(shop, {})).toEqual(['Motor', 'Pompa A']);
  expect(await namesOf(shop, { text: ' ' })).toEqual(['Motor', 'Pompa A']);
});

describe('one wrong letter', () => {
  it.each([
    ['pomqa', 'pompa'],
    ['pmpa', 'pompa'],
    ['pompaa', 'pompa'],
    ['popma', 'pompa'],
    ['eşanjrü', 'eşanjörü'],
    ['ESANJOTU', 'eşanjörü'],
    ['sirkülasyo pomps', 'sirkülasyo pompa'],
  ])('corrects one wrong letter: %s is read as %s', async (text, corrected) => {
    await shop.add({ name: 'Sirkülasyon Pompa Seti' });
    await shop.add({ name: 'Plakalı Eşanjörü Plaka', description: 'pompa' });
    const answer = await correctedText(text);
    expect(answer.correctedText).toBe(corrected);
    expect(answer.total).toBeGreaterThan(0);
  });

  it.each(['kelebek vna', 'kelebk vna'])(
    'corrects a word of three letters only beside another word: %s',
    async (text) => {
      await shop.add({ name: 'Kelebek Vana' });
      expect(await correctedText(text)).toEqual({ correctedText: 'kelebek vana', total: 1 });
      expect(await correctedText('vna')).toEqual({ correctedText: null, total: 0 });
    },
  );

  it('corrects nothing when something matches exactly, whatever else is filtered', async () => {
    await shop.add({ name: 'Pompa', brand: 'Kazmer' });
    expect(await correctedText('pomp')).toEqual({ correctedText: null, total: 1 });
    const { products } = await shop.ask<{ products: unknown }>(
      '{ products(filter: { text: "pompa", brands: ["yok"] }) { correctedText total } }',
    );
    expect(products).toEqual({ correctedText: null, total: 0 });
  });

  it('corrects neither part numbers nor short words, nor two letters of one word', async () => {
    await shop.add({ name: 'Pompa', sku: 'PMP-114570' });
    await shop.add({ name: 'Su' });
    for (const text of ['114571', 'so', 'ponqa', 'pompa xyzw']) {
      expect({ text, ...(await correctedText(text)) }).toEqual({ text, correctedText: null, total: 0 });
    }
  });

  it('never corrects to words that no visible product has any more', async () => {
    const { id: hidden } = await shop.addCategory('Gizli');
    const product = await shop.add({ name: 'Kompresör', categoryId: hidden });
    await shop.save({ name: 'Kompaktör', sku: product.sku }, product);
    const category = await shop.categoryOf('gizli');
    await shop.saveCategory({ name: 'Gizli', isActive: false }, category);
    expect(await correctedText('kompresor1')).toEqual({ correctedText: null, total: 0 });
    expect(await correctedText('kompaktar')).toEqual({ correctedText: null, total: 0 });
  });
});

it('treats a text without words as no search', async () => {
  await shop.add({ name: 'Pompa' });
  for (const text of ['', ' ', '.', '"\'', '\u0307']) expect(await found(text)).toEqual(['Pompa']);
});

it('finds words that an edit added and no longer those it removed', async () => {
  const product = await shop.add({ name: 'Eski Ad', description: 'flanş' });
  await shop.save({ name: 'Yeni Ad', sku: product.sku, description: 'manşon' }, product);
  expect([await found('flanş'), await found('manşon'), await found('eski')]).toEqual([[], ['Yeni Ad'], []]);
});

it('accepts any text, very long words included', async () => {
  const endless = 'x'.repeat(5_000);
  await shop.add({ name: 'Uzun', description: `${endless} ${'9'.repeat(3_000)} son` });
  expect(await found('son')).toEqual(['Uzun']);
  expect(await found(endless.slice(0, 200))).toEqual(['Uzun']);
});
