import ExcelJS from 'exceljs';
import * as sheetJs from '@e965/xlsx';
import fc from 'fast-check';
import { openSpreadsheet } from './open-spreadsheet.js';
import { type CellValue, isFormatted } from './sheet.js';

/** A number with its format, and what a Turkish spreadsheet program shows. */
interface Shown {
  number: number;
  format: string;
  shown: string;
}

const turkish = (number: number, digits: number, useGrouping: boolean) =>
  new Intl.NumberFormat('tr-TR', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping,
  }).format(number);

/** In steps of an eighth, which binary fractions hold exactly and no rounding of halves touches. */
const amount = fc.integer({ min: 1, max: 80_000_000 }).map((eighths) => eighths / 8);
const whole = fc.integer({ min: 1, max: 999_999_999 });

const code: fc.Arbitrary<Shown> = fc
  .record({
    number: whole,
    digits: fc.integer({ min: 1, max: 13 }),
    prefix: fc.constantFrom('', 'RK-', 'No.'),
  })
  .map(({ number, digits, prefix }) => ({
    number,
    format: `${prefix === '' ? '' : `"${prefix}"`}${'0'.repeat(digits)}`,
    shown: `${prefix}${String(number).padStart(digits, '0')}`,
  }));
const decimal: fc.Arbitrary<Shown> = fc
  .record({ number: amount, isGrouped: fc.boolean(), unit: fc.constantFrom('', ' ₺', ' €', ' mm') })
  .map(({ number, isGrouped, unit }) => ({
    number,
    format: `${isGrouped ? '#,##0' : '0'}.000${unit === '' ? '' : `"${unit}"`}`,
    shown: `${turkish(number, 3, isGrouped)}${unit}`,
  }));
const percent: fc.Arbitrary<Shown> = fc.integer({ min: 1, max: 400 }).map((quarters) => ({
  number: quarters / 400,
  format: '0.00%',
  shown: `%${turkish(quarters / 4, 2, false)}`,
}));
const ratio: fc.Arbitrary<Shown> = fc
  .record({ hours: fc.integer({ min: 0, max: 23 }), minutes: fc.integer({ min: 0, max: 59 }) })
  .map(({ hours, minutes }) => ({
    number: (hours * 60 + minutes) / 1440,
    format: 'h:mm',
    shown: `${hours}:${String(minutes).padStart(2, '0')}`,
  }));
const date: fc.Arbitrary<Shown> = fc
  .record({
    day: fc.integer({ min: 40_000, max: 50_000 }),
    format: fc.constantFrom('dd.mm.yyyy', 'yyyy-mm-dd'),
  })
  .map(({ day, format }) => ({ number: day, format, shown: turkishDate(day) }));
const general: fc.Arbitrary<Shown> = fc
  .oneof(whole, amount)
  .map((number) => ({ number, format: 'General', shown: String(number).replace('.', ',') }));

function turkishDate(serial: number): string {
  return dateText(new Date(Date.UTC(1899, 11, 30 + serial)));
}

const dateText = (date: Date) =>
  date.toLocaleDateString('tr-TR', { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' });

const cells = fc.array(fc.oneof(code, decimal, percent, ratio, date, general), {
  minLength: 1,
  maxLength: 12,
});

async function shownIn(bytes: Buffer): Promise<string[]> {
  const { sheets, close } = await openSpreadsheet({ bytes });
  const shown: string[] = [];
  for await (const row of sheets[0]!.rows()) shown.push(...row.cells.map(textOf));
  close();
  return shown;
}

function textOf(cell: CellValue): string {
  if (cell instanceof Date) return dateText(cell);
  if (isFormatted(cell)) return cell.shown;
  return typeof cell === 'number' ? String(cell).replace('.', ',') : String(cell);
}

async function byExcelJs(written: readonly Shown[]): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  const sheet = workbook.addWorksheet('Liste');
  written.forEach(({ number, format }, index) => {
    const cell = sheet.getCell(1, index + 1);
    cell.value = number;
    cell.numFmt = format;
  });
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

function bySheetJs(written: readonly Shown[], bookType: 'xlsx' | 'biff8' | 'biff5'): Buffer {
  const sheet = sheetJs.utils.aoa_to_sheet([
    written.map(({ number, format }) => ({ t: 'n', v: number, z: format })),
  ]);
  const workbook = { SheetNames: ['Liste'], Sheets: { Liste: sheet } };
  return sheetJs.write(workbook, { type: 'buffer', bookType }) as Buffer;
}

it('shows each cell that exceljs writes as its author sees it', async () => {
  await fc.assert(
    fc.asyncProperty(cells, async (written) => {
      expect(await shownIn(await byExcelJs(written))).toEqual(written.map(({ shown }) => shown));
    }),
    { numRuns: 40 },
  );
});

it.each(['xlsx', 'biff8'] as const)(
  'shows each cell of an %s of SheetJS as its author sees it',
  async (bookType) => {
    await fc.assert(
      fc.asyncProperty(cells, async (written) => {
        expect(await shownIn(bySheetJs(written, bookType))).toEqual(written.map(({ shown }) => shown));
      }),
      { numRuns: 40 },
    );
  },
);

const text = fc
  .string({ unit: fc.constantFrom(...Array.from('ABcdığüşöçİĞÜŞÖÇ 0123456789-/."\'')) })
  .map((typed) => typed.trim())
  .filter((typed) => typed !== '');

it('reads each text as it was written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 12 }), async (texts) => {
      const workbook = new ExcelJS.Workbook();
      workbook.addWorksheet('Liste').addRow(texts);
      expect(await shownIn(Buffer.from(await workbook.xlsx.writeBuffer()))).toEqual(texts);
      const sheet = sheetJs.utils.aoa_to_sheet([texts]);
      const written = { SheetNames: ['Liste'], Sheets: { Liste: sheet } };
      const bytes = sheetJs.write(written, { type: 'buffer', bookType: 'biff8' }) as Buffer;
      expect(await shownIn(bytes)).toEqual(texts);
    }),
    { numRuns: 40 },
  );
});
