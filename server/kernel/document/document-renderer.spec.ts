import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extractText, getDocumentProxy } from 'unpdf';
import { codeOf } from '../refusal/test-code-of.js';
import type { BusinessDocument } from './business-document.js';
import { FONT_FOLDER } from './document-style.js';
import { DocumentRenderer } from './document-renderer.js';
import { printDocument } from './print-document.js';
import { TEST_DOCUMENT, TEST_LINE } from './test-document.js';

const fontkit = createRequire(import.meta.url)('fontkit') as {
  create(file: Buffer): { hasGlyphForCodePoint(codePoint: number): boolean };
};

const TURKISH =
  'abcçdefgğhıijklmnoöprsştuüvyz ABCÇDEFGĞHIİJKLMNOÖPRSŞTUÜVYZ âîû ÂÎÛ ₺ «» – − × · “” ’ % ° ² ³ ½ Ø ± ≤ ≥';

const renderer = new DocumentRenderer();

afterAll(() => renderer.onApplicationShutdown());

/** The text of each page, spaces of any kind as one. */
async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(pdf));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

const textOf = async (change: Partial<BusinessDocument>) =>
  (await pagesOf(await printDocument({ ...TEST_DOCUMENT, ...change }))).join(' ');

const linesOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({
    ...TEST_LINE,
    position: String(place + 1),
    name: `Kalem ${place + 1} vana`,
  }));

it('writes all of a word that no line holds', async () => {
  const text = await textOf({ validity: 'Ğ'.repeat(400) });
  expect(text.match(/Ğ/g)).toHaveLength(400);
});

it('writes every part of a document, to the kuruş', async () => {
  const text = await textOf({});
  for (const part of [
    'Teklif',
    'T-2026-00417',
    '27 Kasım 2026',
    'Tesisat Mağazası Mühendislik Sanayi ve Ticaret A.Ş.',
    'VKN 1234567890',
    'MERSİS 0123456789012345',
    'KEP magaza@hs01.kep.tr',
    'Alıcı',
    'Yılmaz Isı A.Ş.',
    'Şantiye: Gölbaşı',
    'Satın alma siparişi: PO-4711',
    'Plakalı Isı Eşanjörü TP-20, 40 plaka',
    'Bağlantı: DN50',
    'Teslim: stoktan 3 hafta',
    '3 adet',
    '₺33,33',
    '₺99,99',
    'KDV (%20) ₺20,00',
    'Genel toplam (KDV dahil) ₺119,99',
    '31 Aralık 2026 günü sonuna kadar geçerlidir.',
    'TR33 0006 1005 1978 6457 8413 26',
    'Ödeme: 30 gün vade.',
    'Hazırlayan',
    'Fiyatlar Türk lirasıdır ve KDV hariçtir.',
    'Sayfa 1 / 1',
  ]) {
    expect(text).toContain(part);
  }
});

it('writes every letter of Turkish in both cases and every sign of the trade, each with a glyph of its own', async () => {
  expect(await textOf({ lines: [{ ...TEST_LINE, name: TURKISH }] })).toContain(TURKISH);
  for (const file of ['Inter-Regular.ttf', 'Inter-SemiBold.ttf']) {
    const font = fontkit.create(readFileSync(`${FONT_FOLDER}/${file}`));
    const missing = Array.from(TURKISH).filter(
      (sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  }
});

it('writes text as text, without what a font would draw as a box', async () => {
  const name = 'I\u0307zmir <b>&amp;</b> {"text":"x"}\u0000\u202e \u200bvana\ufe0f\u2060';
  expect(await textOf({ lines: [{ ...TEST_LINE, name }] })).toContain('İzmir <b>&amp;</b> {"text":"x"} vana');
});

it('leaves out prices where there are none, and shows list price and discount where there are some', async () => {
  const slip = await textOf({ lines: [{ ...TEST_LINE, price: null }], totals: [], bankAccounts: [] });
  expect(slip).not.toMatch(/₺|Birim fiyat|Tutar|toplam/);
  const price = {
    unitPriceKurus: 9_000,
    listPriceKurus: 10_000,
    discountBasisPoints: 1_000,
    amountKurus: 27_000,
  };
  const offer = await textOf({
    lines: [
      { ...TEST_LINE, price },
      { ...TEST_LINE, position: '2', price: null },
    ],
  });
  expect(offer).toContain('Liste fiyatı İskonto Birim fiyat Tutar');
  expect(offer).toContain('₺100,00 %10 ₺90,00 ₺270,00');
  expect(offer).toContain('3 adet – – – –');
});

it('heads groups once, and says which line an alternative stands for', async () => {
  const lines = [
    { ...TEST_LINE, group: 'Kazan dairesi' },
    { ...TEST_LINE, group: 'Kazan dairesi', position: '1a', alternativeOf: '1' },
  ];
  const text = await textOf({ lines });
  expect(text.split('Kazan dairesi')).toHaveLength(2);
  expect(text).toContain('1 numaralı kalem yerine seçenek; toplama dahil değildir');
});

it('repeats the heads of the columns and what the document is on each page, and numbers the pages', async () => {
  const pages = await pagesOf(await printDocument({ ...TEST_DOCUMENT, lines: linesOf(60) }));
  expect(pages.length).toBeGreaterThan(2);
  for (const [place, page] of pages.entries()) {
    expect(page).toContain(`Sayfa ${place + 1} / ${pages.length}`);
    expect(page).toContain('Teklif T-2026-00417');
    if (/Kalem \d+ vana/.test(page)) expect(page).toContain('No Ürün Miktar Birim fiyat Tutar');
    // A row is whole: each name stands with its last detail.
    expect(page.match(/Kalem \d+ vana/g)?.length).toBe(page.match(/Teslim: stoktan 3 hafta/g)?.length);
  }
});

it.each([
  ['name', { lines: [{ ...TEST_LINE, name: 'W'.repeat(2_000) }] }],
  ['detail', { lines: [{ ...TEST_LINE, details: ['m'.repeat(2_000)] }] }],
  ['quantity', { lines: [{ ...TEST_LINE, quantity: `3 ${'m'.repeat(60)}` }] }],
  ['reference', { references: [{ label: 'Proje', text: 'W'.repeat(200) }] }],
  ['recipient', { parties: [{ heading: 'Alıcı', name: 'W'.repeat(200), lines: ['m'.repeat(300)] }] }],
  ['section', { sections: [{ heading: 'Not', text: 'W'.repeat(2_000) }] }],
] satisfies [string, Partial<BusinessDocument>][])(
  'keeps a %s without blanks on the page',
  async (_part, change) => {
    const pdf = await getDocumentProxy(new Uint8Array(await printDocument({ ...TEST_DOCUMENT, ...change })));
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
  },
);

it('names title and language, runs nothing, and writes the same file again', async () => {
  const file = await printDocument(TEST_DOCUMENT);
  const again = await printDocument(TEST_DOCUMENT);
  const pdf = await getDocumentProxy(new Uint8Array(file));
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Teklif T-2026-00417', Author: 'Tesisat Mağazası', Language: 'tr-TR' });
  expect(await pdf.getJSActions()).toBeNull();
  expect(file.equals(again)).toBe(true);
});

it('prints in a thread, leaving this one free, and prints on after a document that failed', async () => {
  await renderer.renderDocument(TEST_DOCUMENT);
  const long = { ...TEST_DOCUMENT, lines: linesOf(300) };
  let longestMs = 0;
  let lastAt = performance.now();
  const timer = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - lastAt);
    lastAt = performance.now();
  }, 5);
  const begunAt = performance.now();
  const file = await renderer.renderDocument(long);
  clearInterval(timer);
  expect((await pagesOf(file)).join(' ')).toContain('Kalem 300 vana');
  expect(longestMs).toBeLessThan(performance.now() - begunAt);
  const broken = { ...TEST_DOCUMENT, date: new Date(NaN) };
  await expect(renderer.renderDocument(broken)).rejects.toThrow('The document was not printed');
  expect((await renderer.renderDocument(TEST_DOCUMENT)).subarray(0, 5).toString()).toBe('%PDF-');
});

it('refuses a document while fifty others wait', async () => {
  const asked = Array.from({ length: 52 }, () => codeOf(renderer.renderDocument(TEST_DOCUMENT)));
  const codes = await Promise.all(asked);
  expect(codes.filter((code) => code !== 'accepted')).toEqual(['SERVICE_BUSY']);
});
