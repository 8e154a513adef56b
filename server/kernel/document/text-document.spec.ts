import { extractText, getDocumentProxy } from 'unpdf';
import { printDocument } from './print-document.js';
import type { TextBlock, TextDocument } from './text-document.js';

const paragraph = (text: string): TextBlock => ({ kind: 'paragraph', runs: [{ text }] });
const cells = (...texts: string[]) => texts.map((text) => [{ text }]);

const SHORT: TextDocument = {
  title: 'Mesafeli Satış Sözleşmesi',
  number: 'Sipariş #1f3c5a70',
  date: new Date('2026-11-27T09:00:00Z'),
  blocks: [
    { kind: 'heading', level: 1, runs: [{ text: '1. Taraflar' }] },
    {
      kind: 'paragraph',
      runs: [
        { text: 'Satıcı:', isStrong: true },
        { text: ' ISI A.Ş., ' },
        { text: 'eski adres', isStruck: true },
        { text: ' ' },
        { text: 'Garanti', link: 'https://magaza.example/garanti' },
      ],
    },
    {
      kind: 'list',
      items: [
        { mark: '•', blocks: [paragraph('Birinci madde')] },
        {
          mark: '3.',
          blocks: [
            paragraph('Üçüncü madde'),
            { kind: 'list', items: [{ mark: '•', blocks: [paragraph('iç madde')] }] },
          ],
        },
      ],
    },
    { kind: 'quote', blocks: [paragraph('alıntı')] },
    {
      kind: 'table',
      alignments: ['left', 'center', 'right'],
      head: cells('Ürün', 'Miktar', 'Net tutar'),
      rows: [cells('Plakalı eşanjör', '3 adet', '₺99,99')],
    },
    { kind: 'rule' },
  ],
  evidence: ['Metnin sürümü: 4', 'Metnin SHA-256 özeti: ab12'],
};

async function pagesOf(change: Partial<TextDocument>): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(await printDocument({ ...SHORT, ...change })));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

it('prints every kind of block of a text, with what proves it below', async () => {
  const text = (await pagesOf({})).join(' ');
  for (const part of [
    'Mesafeli Satış Sözleşmesi',
    'Sipariş #1f3c5a70',
    '27 Kasım 2026',
    '1. Taraflar',
    'Satıcı: ISI A.Ş., eski adres Garanti',
    '• Birinci madde',
    '3. Üçüncü madde',
    '• iç madde',
    'alıntı',
    'Ürün Miktar Net tutar',
    'Plakalı eşanjör 3 adet ₺99,99',
    'Metnin sürümü: 4 Metnin SHA-256 özeti: ab12',
    'Sayfa 1 / 1',
  ]) {
    expect(text).toContain(part);
  }
});

it('opens the address of a link, and names the text in the properties of the file', async () => {
  const pdf = await getDocumentProxy(new Uint8Array(await printDocument(SHORT)));
  const links = await (await pdf.getPage(1)).getAnnotations();
  expect(links.map(({ url }: { url?: string }) => url)).toEqual(['https://magaza.example/garanti']);
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Mesafeli Satış Sözleşmesi – Sipariş #1f3c5a70', Language: 'tr-TR' });
});

it('prints the same text as the same file', async () => {
  expect((await printDocument(SHORT)).equals(await printDocument(SHORT))).toBe(true);
});

it('repeats the head of a long table on each page and keeps its rows whole', async () => {
  const rows = Array.from({ length: 200 }, (_, place) =>
    cells(
      `Kalem ${place + 1} vana; marka: Termo; teslim süresi: 3 hafta sonra`,
      '2 adet',
      `₺${place + 1},00`,
    ),
  );
  const table: TextBlock = {
    kind: 'table',
    alignments: ['left', 'right', 'right'],
    head: cells('Ürün', 'Miktar', 'Net tutar'),
    rows,
  };
  const pages = await pagesOf({ blocks: [table] });
  expect(pages.length).toBeGreaterThan(3);
  for (const [place, page] of pages.entries()) {
    expect(page).toContain(`Sayfa ${place + 1} / ${pages.length}`);
    expect(page.match(/Kalem \d+ vana/g)?.length).toBe(page.match(/3 hafta sonra/g)?.length);
    if (page.includes('Kalem')) expect(page).toContain('Ürün Miktar Net tutar');
  }
  expect(pages.join(' ').match(/Kalem \d+ vana/g)).toHaveLength(200);
});

it('leaves no heading alone at the foot of a page', async () => {
  const sections = Array.from({ length: 40 }, (_, place): TextBlock[] => [
    { kind: 'heading', level: 1, runs: [{ text: `Bölüm ${place + 1}` }] },
    paragraph(`Metin ${place + 1} `.repeat(20 + place)),
  ]).flat();
  const pages = await pagesOf({ blocks: sections });
  expect(pages.length).toBeGreaterThan(4);
  for (const page of pages) {
    const body = page.split('Mesafeli Satış Sözleşmesi ·')[0] ?? '';
    expect(body.trim()).not.toMatch(/Bölüm \d+$/);
  }
});

it.each([
  ['paragraph', paragraph('W'.repeat(600))],
  ['list item', { kind: 'list', items: [{ mark: '•', blocks: [paragraph('W'.repeat(600))] }] }],
  [
    'cell',
    {
      kind: 'table',
      alignments: ['left', 'right', 'right', 'right'],
      head: cells('Ürün', 'Miktar', 'Fiyat', 'Tutar'),
      rows: [cells('W'.repeat(300), 'm'.repeat(90), 'Vana '.repeat(900), '₺1')],
    },
  ],
  [
    'table of twelve columns',
    {
      kind: 'table',
      alignments: Array.from({ length: 12 }, () => 'left' as const),
      head: cells(...Array.from({ length: 12 }, () => 'Ölçülendirme')),
      rows: [cells(...Array.from({ length: 12 }, () => 'W'.repeat(40)))],
    },
  ],
] satisfies [string, TextBlock][])('keeps a %s without blanks on the page', async (_part, block) => {
  const pdf = await getDocumentProxy(new Uint8Array(await printDocument({ ...SHORT, blocks: [block] })));
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) {
      if (!('transform' in item)) continue;
      const [, , , , left = 0, bottom = 0] = item.transform as number[];
      expect(left).toBeGreaterThanOrEqual(43);
      expect(left + item.width).toBeLessThanOrEqual(552.5);
      expect(bottom).toBeGreaterThan(10);
    }
  }
});
