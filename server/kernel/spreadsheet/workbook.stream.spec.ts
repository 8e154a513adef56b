import { setImmediate as turn } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import { OPTIONAL_FILL, REQUIRED_FILL } from './sheet.writer.js';
import { rowXml } from './xlsx/cells.writer.js';
import { STYLES } from './xlsx/parts.writer.js';
import { type StreamedCell, type StreamedSheet, streamWorkbook } from './workbook.stream.js';

const COLUMNS = [
  { header: 'Ad', widthCharacters: 20 },
  { header: 'Tutar', widthCharacters: 10 },
  { header: 'Tarih', widthCharacters: 17 },
];

async function* batches(...rows: StreamedCell[][][]) {
  for (const batch of rows) {
    await turn();
    yield batch;
  }
}

async function bytesOf(file: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of file) parts.push(part);
  return Buffer.concat(parts);
}

async function written(...sheets: Partial<StreamedSheet>[]): Promise<ExcelJS.Workbook> {
  const complete = sheets.map((sheet) => ({
    name: 'Siparişler',
    columns: COLUMNS,
    rows: batches(),
    ...sheet,
  }));
  const file = await bytesOf(streamWorkbook(...complete));
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file as unknown as ArrayBuffer);
  return workbook;
}

/** Whether the style of a cell makes it a text, which exceljs does not read. */
function isQuoted(cell: StreamedCell): boolean {
  const [, style = '0'] = /<c r="A1"(?: s="(\d+)")?/.exec(rowXml(1, [cell])) ?? [];
  const formats = /<cellXfs.*<\/cellXfs>/.exec(STYLES)?.[0].match(/<xf [^>]*>/g);
  return formats?.[Number(style)]?.includes('quotePrefix="1"') ?? false;
}

const textsOf = async (...texts: string[]) => {
  const workbook = await written({ rows: batches(texts.map((text) => [text])) });
  return texts.map((_, index) => workbook.getWorksheet(1)?.getCell(index + 2, 1).value);
};

it('writes texts, amounts and times with their formats below a bold head', async () => {
  const rows = batches(
    [['Ayşe', { lira: 1234.5 }, { dateTime: new Date('2026-11-21T14:32:00Z') }]],
    [['Öz', null, null]],
  );
  const sheet = (await written({ rows })).getWorksheet('Siparişler')!;
  expect(sheet.rowCount).toBe(3);
  expect(sheet.getRow(1).values).toEqual([undefined, 'Ad', 'Tutar', 'Tarih']);
  expect(sheet.getCell('A1').font.bold).toBe(true);
  expect(sheet.getRow(2).values).toEqual([undefined, 'Ayşe', 1234.5, new Date('2026-11-21T14:32:00Z')]);
  expect(sheet.getCell('B2').numFmt).toBe('#,##0.00');
  expect(sheet.getCell('C2').numFmt).toContain('hh:mm');
  expect(sheet.getCell('A3').value).toBe('Öz');
  expect(sheet.getCell('B3').value).toBeNull();
  expect(sheet.getColumn(1).width).toBe(20);
});

it('writes sheets one after the other, each with columns of its own, however many they are', async () => {
  const columns = Array.from({ length: 703 }, (_, index) => ({
    header: `Sütun ${index}`,
    widthCharacters: 9,
  }));
  const workbook = await written(
    { name: 'Ürünler', rows: batches([['Vana', 7.5, { lira: 0.1 }]], [['Pompa']]), maxRows: 2 },
    { name: 'Boş' },
    { name: 'Geniş', columns, rows: batches([columns.map((_, index) => index)]) },
  );
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Ürünler', 'Ürünler 2', 'Boş', 'Geniş']);
  expect(workbook.getWorksheet('Ürünler')?.getRow(2).values).toEqual([undefined, 'Vana', 7.5, 0.1]);
  expect(workbook.getWorksheet('Ürünler 2')?.getCell('A2').value).toBe('Pompa');
  const wide = workbook.getWorksheet('Geniş')!;
  expect([wide.getCell('Z2').value, wide.getCell('AA2').value, wide.getCell('AAA2').value]).toEqual([
    25, 26, 702,
  ]);
  expect(wide.getCell('AAA1').value).toBe('Sütun 702');
});

it('marks required columns, and what is wrong in a row, also where nothing stands', async () => {
  const columns = [
    { header: 'Ad', widthCharacters: 9, isRequired: true },
    { header: 'Not', widthCharacters: 9, isRequired: false },
  ];
  const date = new Date('2026-05-12T00:00:00Z');
  const rows = batches([
    [{ problem: '=1' }, { problem: null }, { problem: 3 }, { problem: { dateTime: date } }],
  ]);
  const sheet = (await written({ columns, rows })).getWorksheet(1)!;
  const groundOf = (cell: string) => (sheet.getCell(cell).fill as ExcelJS.FillPattern).fgColor?.argb;
  expect(sheet.getRow(2).values).toEqual([undefined, '=1', undefined, 3, date]);
  expect(isQuoted({ problem: '=1' })).toBe(true);
  expect([groundOf('A1'), groundOf('B1')]).toEqual([REQUIRED_FILL, OPTIONAL_FILL]);
  expect(sheet.getCell('A1').font.bold).toBe(true);
  const [problem] = ['A2', 'B2', 'C2'].map(groundOf);
  expect(problem).not.toBe(REQUIRED_FILL);
  expect(['B2', 'C2', 'D2'].map(groundOf)).toEqual([problem, problem, problem]);
  expect(sheet.getCell('D2').numFmt).toContain('dd.mm.yyyy');
});

it('gives each sheet a name of its own, in whatever case, and none longer than programs open', async () => {
  const namesOf = async (...sheets: Partial<StreamedSheet>[]) =>
    (await written(...sheets)).worksheets.map(({ name }) => name);
  const long = 'Ürünler Toptan Fiyat Listesi 12';
  expect(await namesOf({ name: long }, { name: long }, { name: 'Fiş' }, { name: 'FİŞ' })).toEqual([
    long,
    'Ürünler Toptan Fiyat Listesi 2',
    'Fiş',
    'FİŞ 2',
  ]);
  const full = { name: 'Ürünler', maxRows: 2, rows: batches([['1'], ['2']]) };
  expect(await namesOf({ name: 'ürünler 2' }, full)).toEqual(['ürünler 2', 'Ürünler', 'Ürünler 3']);
  expect(() => streamWorkbook({ name: `${long}3`, columns: COLUMNS, rows: batches() })).toThrow('too long');
});

it('writes a sheet without rows', async () => {
  expect((await written({})).getWorksheet(1)?.rowCount).toBe(1);
});

it('keeps telephones and codes as they were typed: the cell says that it is a text, not an apostrophe', async () => {
  const texts = ['+90 532 111 22 33', '-5', '@kod', '=HYPERLINK("http://kotu.example")', '0532', 'Vana'];
  const workbook = await written({ rows: batches(texts.map((text) => [text])) });
  const valueOf = (index: number) => workbook.getWorksheet(1)?.getCell(index + 2, 1).value;
  expect(texts.map((_, index) => valueOf(index))).toEqual(texts);
  expect(texts.map(isQuoted)).toEqual([true, true, true, true, false, false]);
  // What a reader of the shop's own files would take for its guard, or for a text that a program quoted.
  expect(await textsOf("'=1", '="00123"', '#N/A')).toEqual(["''=1", `'="00123"`, "'#N/A"]);
});

it('cuts what is too long and leaves out what XML cannot have', async () => {
  expect(await textsOf('x'.repeat(40_000), '<b> & "c"', 'a\u0000b\u0007c', ' iki\nsatır ')).toEqual([
    `${'x'.repeat(32_766)}…`,
    '<b> & "c"',
    'abc',
    ' iki\nsatır ',
  ]);
  expect(await textsOf('a\ud800b')).toEqual(['a\ufffdb']);
});

it('goes on in another sheet where one is full, and begins none without rows', async () => {
  const rows = [['1'], ['2'], ['3'], ['4']];
  const namesFor = async (sheet: Partial<StreamedSheet>) =>
    (await written(sheet)).worksheets.map(({ name, rowCount }) => [name, rowCount]);
  const full = { maxRows: 3 };
  expect(await namesFor({ ...full, rows: batches(rows) })).toEqual([
    ['Siparişler', 3],
    ['Siparişler 2', 3],
  ]);
  expect(await namesFor({ ...full, rows: batches(rows.slice(0, 2), rows.slice(2, 3)) })).toEqual([
    ['Siparişler', 3],
    ['Siparişler 2', 2],
  ]);
  expect(await namesFor({ ...full, rows: batches(rows.slice(0, 1), rows.slice(1, 2)) })).toEqual([
    ['Siparişler', 3],
  ]);
});

/** Three small files of three parts each come before the rows. */
const PARTS = 12;

describe('while it is read', () => {
  const source = () => {
    const state = { batches: 0, isEnded: false };
    async function* rows() {
      try {
        for (let n = 0; n < 1_000; n++) {
          await turn();
          state.batches += 1;
          yield Array.from({ length: 100 }, (_, index) => [
            Math.sin(n * 100 + index)
              .toString(36)
              .repeat(20),
          ]);
        }
      } finally {
        state.isEnded = true;
      }
    }
    return { state, rows: rows() };
  };

  it('waits for a reader that takes its time', async () => {
    const { state, rows } = source();
    const file = streamWorkbook({ name: 'S', columns: COLUMNS, rows });
    for (let part = 0; part < PARTS; part++) await file.next();
    for (let pause = 0; pause < 500; pause++) await turn();
    expect(state.batches).toBeGreaterThan(0);
    expect(state.batches).toBeLessThan(60);
    await file.return(undefined);
  });

  it('ends its rows when the reader goes away', async () => {
    const { state, rows } = source();
    const file = streamWorkbook({ name: 'S', columns: COLUMNS, rows });
    for (let part = 0; part < PARTS; part++) await file.next();
    await file.return(undefined);
    for (let pause = 0; pause < 50; pause++) await turn();
    expect(state.batches).toBeGreaterThan(0);
    expect(state.isEnded).toBe(true);
  });

  it('fails where its rows fail', async () => {
    async function* rows() {
      yield [['a']];
      await turn();
      throw new Error('lost');
    }
    await expect(bytesOf(streamWorkbook({ name: 'S', columns: COLUMNS, rows: rows() }))).rejects.toThrow(
      'lost',
    );
  });
});
