import fc from 'fast-check';
import { openSpreadsheet } from '../open-spreadsheet.js';
import { type CodePages, loadCodePages } from '../xls/library.js';

const WORDS = [
  'Şamandıralı',
  'Küresel',
  'Vana',
  'Ölçü',
  'Çubuğu',
  'İğneli',
  'Değiştirici',
  'Isıtıcı',
  'Pirinç',
  'Sürgülü',
  'ŞOFBEN',
  'BASINÇ',
  'DÜŞÜRÜCÜ',
  'GENLEŞME',
  'YOĞUŞMALI',
  '20',
  'DN50',
  '1/2"',
  'PN16',
  '1250,50',
];
/** As long as a short price list, with letters that tell. */
const cells = fc
  .array(fc.constantFrom(...WORDS), { minLength: 12, maxLength: 40 })
  .map((words) => ['Şamandıralı', 'Ölçü', 'İğneli', 'Çubuğu', ...words]);

let codePages: CodePages & { utils: { encode(codePage: number, text: string): Buffer } };
beforeAll(async () => {
  codePages = (await loadCodePages()) as typeof codePages;
});

async function read(bytes: Buffer): Promise<{ format: object; cells: unknown[] }> {
  const { format, sheets } = await openSpreadsheet({ bytes });
  const read: unknown[] = [];
  for await (const row of sheets[0]!.rows()) read.push(...row.cells);
  return { format, cells: read };
}

it.each([
  [1254, 'windows-1254'],
  [857, 'cp857'],
  [10_081, 'mac-turkish'],
])('reads Turkish texts in code page %i as %s', async (codePage, encoding) => {
  await fc.assert(
    fc.asyncProperty(cells, async (texts) => {
      const bytes = Buffer.from(codePages.utils.encode(codePage, texts.join(';')));
      expect(await read(bytes)).toMatchObject({ format: { encoding }, cells: texts });
    }),
    { numRuns: 50 },
  );
});

it('reads UTF-16 without a byte order mark', async () => {
  await fc.assert(
    fc.asyncProperty(cells, async (texts) => {
      const bytes = Buffer.from(texts.join('\t'), 'utf16le');
      expect(await read(bytes)).toMatchObject({ format: { encoding: 'utf-16le' }, cells: texts });
      expect(await read(bytes.swap16())).toMatchObject({ format: { encoding: 'utf-16be' }, cells: texts });
    }),
    { numRuns: 20 },
  );
});

it('reads UTF-8 with one bad byte, with and without a byte order mark', async () => {
  await fc.assert(
    fc.asyncProperty(cells, fc.constantFrom('', '\ufeff'), async (texts, mark) => {
      const bytes = Buffer.concat([
        Buffer.from(`${mark}${texts.join(';')};20 `),
        Buffer.from([0xb0]),
        Buffer.from('C'),
      ]);
      expect(await read(bytes)).toMatchObject({
        format: { encoding: 'utf-8' },
        cells: [...texts, '20 \ufffdC'],
      });
    }),
    { numRuns: 20 },
  );
});
