import { utils, write } from '@e965/xlsx';
import ExcelJS from 'exceljs';
import { codeOf } from '../refusal/test-code-of.js';
import { FIRST_SHEET, workbookParts } from './malformed/test-workbook.js';
import { zip } from './malformed/test-zip.js';
import { openSpreadsheet } from './open-spreadsheet.js';
import type { CellValue, Spreadsheet } from './sheet.js';

const cellsOf = async (spreadsheet: Spreadsheet, position = 0): Promise<[number, CellValue[]][]> => {
  const rows: [number, CellValue[]][] = [];
  for await (const { rowNumber, cells } of spreadsheet.sheets[position]!.rows()) {
    rows.push([rowNumber, cells]);
  }
  return rows;
};

async function xlsx(fill: (workbook: ExcelJS.Workbook) => void): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook();
  fill(workbook);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

it('reads texts, numbers, booleans, dates, formulas, rich text, links and errors from .xlsx', async () => {
  const bytes = await xlsx((workbook) => {
    const sheet = workbook.addWorksheet('Urunler');
    sheet.addRow(['IŞIK ISI', 15000.5, '₺15.000,50', true, new Date(Date.UTC(2026, 2, 15, 13, 30))]);
    sheet.addRow([
      { formula: 'B1*2', result: 30001 },
      { formula: 'A1', result: 'metin' },
      { formula: 'A1="x"', result: false },
      { formula: 'NA()', result: { error: '#N/A' } },
      { formula: 'B1' },
    ]);
    sheet.getCell('A4').value = {
      richText: [{ text: 'Plakalı ' }, { font: { bold: true }, text: 'eşanjör' }],
    };
    sheet.getCell('B4').value = { text: 'adres', hyperlink: 'https://example.com' };
    sheet.getCell('D4').value = { error: '#REF!' };
  });
  const spreadsheet = await openSpreadsheet({ bytes });
  expect(spreadsheet.format).toEqual({ kind: 'xlsx' });
  expect(await cellsOf(spreadsheet)).toEqual([
    [1, ['IŞIK ISI', 15000.5, '₺15.000,50', true, new Date(Date.UTC(2026, 2, 15, 13, 30))]],
    [2, [30001, 'metin', false, '#N/A', '#HESAPLANMADI!']],
    [4, ['Plakalı eşanjör', 'adres', null, '#REF!']],
  ]);
  spreadsheet.close();
});

it('skips hidden sheets, keeps the tab order and reads merged cells once', async () => {
  const bytes = await xlsx((workbook) => {
    const second = workbook.addWorksheet('İkinci');
    second.getCell('A1').value = 'ÜRÜN LİSTESİ';
    second.mergeCells('A1:C1');
    second.getCell('A2').value = 'Urun_Adi';
    workbook.addWorksheet('Gizli', { state: 'hidden' }).getCell('A1').value = 'gizli';
    workbook.addWorksheet('Çok gizli', { state: 'veryHidden' });
    workbook.addWorksheet('Son').getCell('A1').value = 'son';
  });
  const spreadsheet = await openSpreadsheet({ bytes });
  expect(spreadsheet.sheets.map(({ name, position }) => [name, position])).toEqual([
    ['İkinci', 0],
    ['Son', 1],
  ]);
  expect(await cellsOf(spreadsheet, 1)).toEqual([[1, ['son']]]);
  const [[, title] = [], heading] = await cellsOf(spreadsheet);
  expect(title?.[0]).toBe('ÜRÜN LİSTESİ');
  expect(heading).toEqual([2, ['Urun_Adi']]);
});

it('reads .xlsx dialects of other programs: prefixes, missing references, phonetic runs, escapes, workbook.xml last', async () => {
  const sheet =
    '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c/><x:c><x:v>7</x:v></x:c></x:row>' +
    '<x:row r="5"><x:c r="B5" t="inlineStr"><x:is><x:r><x:t>iki</x:t></x:r><x:r><x:t xml:space="preserve"> parça</x:t></x:r></x:is></x:c>' +
    '<x:c r="C5" t="d"><x:v>2026-03-15T00:00:00</x:v></x:c><x:c r="D5" t="str"><x:f>A1</x:f><x:v></x:v></x:c></x:row>' +
    '</x:sheetData></x:worksheet>';
  const strings =
    '<sst><si><t>bir_x000D_\niki_x005F_x0041_</t><rPh sb="0" eb="1"><t>okunuş</t></rPh></si></sst>';
  const bytes = zip(workbookParts(sheet, { 'xl/sharedStrings.xml': strings }));
  expect(await cellsOf(await openSpreadsheet({ bytes }))).toEqual([
    [1, ['bir\r\niki_x0041_', null, 7]],
    [5, [null, 'iki parça', new Date(Date.UTC(2026, 2, 15))]],
  ]);
});

describe('hostile workbooks', () => {
  const bomb = `<worksheet>${' '.repeat(8 * 1024 * 1024)}</worksheet>`;

  it('refuses a zip bomb by the sizes declared in its directory', async () => {
    const work = openSpreadsheet({ bytes: zip(workbookParts(bomb)) }, { inflatedBytes: 1024 * 1024 });
    expect(await codeOf(work)).toBe('SPREADSHEET_INFLATES');
  });

  it('refuses a zip bomb whose directory declares wrong sizes', async () => {
    const bytes = zip(workbookParts(bomb), { [FIRST_SHEET]: { bytes: 1000 } });
    const spreadsheet = await openSpreadsheet({ bytes }, { inflatedBytes: 1024 * 1024 });
    expect(await codeOf(cellsOf(spreadsheet))).toBe('SPREADSHEET_BROKEN');
  });

  it('refuses a sheet with an endless text node', async () => {
    const bytes = zip(workbookParts(bomb));
    expect(await codeOf(openSpreadsheet({ bytes }).then(cellsOf))).toBe('SPREADSHEET_BROKEN');
  });

  it('refuses 16,384 filled columns and column references that do not exist', async () => {
    const cell = (reference: string) =>
      `<worksheet><sheetData><row r="1"><c r="${reference}"><v>1</v></c></row></sheetData></worksheet>`;
    const resultFor = (reference: string) =>
      codeOf(openSpreadsheet({ bytes: zip(workbookParts(cell(reference))) }).then(cellsOf));
    expect(await resultFor('XFD1')).toBe('SPREADSHEET_TOO_WIDE');
    expect(await resultFor('XFE1')).toBe('SPREADSHEET_BROKEN');
    expect(await resultFor('1')).toBe('SPREADSHEET_BROKEN');
    expect(await resultFor('IV1')).toBe('accepted');
  });

  it('refuses a workbook with custom XML entities instead of expanding them', async () => {
    const sheet =
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">]><worksheet><sheetData><row><c t="str"><v>&a;</v></c></row></sheetData></worksheet>';
    expect(await codeOf(openSpreadsheet({ bytes: zip(workbookParts(sheet)) }).then(cellsOf))).toBe(
      'SPREADSHEET_BROKEN',
    );
  });

  it('refuses a truncated workbook and one whose sheet part is missing', async () => {
    const whole = await xlsx((workbook) => workbook.addWorksheet('a').addRow(['b']));
    expect(await codeOf(openSpreadsheet({ bytes: whole.subarray(0, whole.length - 40) }))).toBe(
      'SPREADSHEET_BROKEN',
    );
    const { [FIRST_SHEET]: _, ...rest } = workbookParts('');
    expect(await codeOf(openSpreadsheet({ bytes: zip(rest) }).then(cellsOf))).toBe('SPREADSHEET_BROKEN');
  });

  it('refuses a truncated sheet once its end is reached', async () => {
    const sheet = '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2">';
    const spreadsheet = await openSpreadsheet({ bytes: zip(workbookParts(sheet)) });
    expect(await codeOf(cellsOf(spreadsheet))).toBe('SPREADSHEET_BROKEN');
  });

  it('refuses other archives and names their kind', async () => {
    expect(await codeOf(openSpreadsheet({ bytes: zip({ 'a.txt': 'b' }) }))).toBe('SPREADSHEET_UNKNOWN_KIND');
    const ods = openSpreadsheet({ bytes: zip({ mimetype: 'application/ods', 'content.xml': '<x/>' }) });
    await expect(ods).rejects.toThrow('.ods');
  });
});

describe('.xls', () => {
  const xls = (options: { bookType: 'biff8' | 'biff5' | 'xlml' }) => {
    const workbook = utils.book_new();
    const sheet = utils.aoa_to_sheet([
      ['IŞIK ISI Değiştirici', 15000.5, true, null],
      [],
      [null, '15.000,50'],
    ]);
    sheet.D1 = { t: 'n', v: 46096.5, z: 'dd.mm.yyyy' };
    sheet.A2 = { t: 'e', v: 0x2a };
    utils.book_append_sheet(workbook, sheet, 'Ürünler');
    utils.book_append_sheet(workbook, utils.aoa_to_sheet([['gizli']]), 'Gizli');
    workbook.Workbook = { Sheets: [{}, { Hidden: 1 }] };
    return write(workbook, { type: 'buffer', ...options }) as Buffer;
  };

  it('reads a BIFF8 workbook without its hidden sheets', async () => {
    const spreadsheet = await openSpreadsheet({ bytes: xls({ bookType: 'biff8' }) });
    expect(spreadsheet.format).toEqual({ kind: 'xls' });
    expect(spreadsheet.sheets.map((sheet) => sheet.name)).toEqual(['Ürünler']);
    expect(await cellsOf(spreadsheet)).toEqual([
      [1, ['IŞIK ISI Değiştirici', 15000.5, true, new Date(Date.UTC(2026, 2, 15, 12))]],
      [2, ['#N/A']],
      [3, [null, '15.000,50']],
    ]);
  });

  it('refuses an .xls that is XML or a damaged container', async () => {
    expect(await codeOf(openSpreadsheet({ bytes: xls({ bookType: 'xlml' }) }))).toBe(
      'SPREADSHEET_UNKNOWN_KIND',
    );
    const damaged = Buffer.concat([xls({ bookType: 'biff8' }).subarray(0, 600), Buffer.alloc(2000)]);
    expect(await codeOf(openSpreadsheet({ bytes: damaged }))).toMatch(/SPREADSHEET_(BROKEN|UNKNOWN_KIND)/);
  });
});

it('passes errors of the operating system through unchanged', async () => {
  await expect(openSpreadsheet({ path: '/nowhere/at-all.xlsx' })).rejects.toMatchObject({ code: 'ENOENT' });
});
