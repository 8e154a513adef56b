import { Refusal } from '../refusal/refusal.js';
import { windows1254 } from './malformed/test-text.js';
import { openSpreadsheet } from './open-spreadsheet.js';
import type { SheetRow } from './sheet.js';

async function read(content: string | Buffer): Promise<{ format: object; rows: SheetRow[] }> {
  const { format, sheets } = await openSpreadsheet({ bytes: Buffer.from(content) });
  const rows: SheetRow[] = [];
  for await (const row of sheets[0]!.rows()) rows.push(row);
  return { format, rows };
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: unknown) => (error instanceof Refusal ? `${error.code}: ${error.message}` : String(error)),
  );

const ROWS = [
  ['Urun_Adi', 'Fiyat', 'Stok_Durumu', 'Aciklama'],
  ['IŞIK ISI Değiştirici', '15.000,50', 'DOĞRU', 'iki\r\nsatır'],
  ['İNOX Çelik Vana DN50 2"', '15.000', 'YANLIŞ'],
];

it('reads windows-1254 with semicolons, CRLF, a quoted line break and empty trailing columns', async () => {
  const text =
    'Urun_Adi;Fiyat;Stok_Durumu;Aciklama;;;\r\n' +
    'IŞIK ISI Değiştirici;15.000,50;DOĞRU;"iki\r\nsatır";;;\r\n' +
    '"İNOX Çelik Vana DN50 2""";15.000;YANLIŞ;;;;\r\n';
  const { format, rows } = await read(windows1254(text));
  expect(format).toEqual({ kind: 'csv', encoding: 'windows-1254', delimiter: ';' });
  expect(rows.map((row) => row.cells)).toEqual(ROWS);
});

it('reads UTF-8 with a byte order mark and commas', async () => {
  const text =
    '\uFEFFUrun_Adi,Fiyat,Stok_Durumu,Aciklama,,\r\n' +
    'IŞIK ISI Değiştirici,"15.000,50",DOĞRU,"iki\r\nsatır",,\r\n' +
    '"İNOX Çelik Vana DN50 2""",15.000,YANLIŞ,,,\r\n';
  const { format, rows } = await read(text);
  expect(format).toEqual({ kind: 'csv', encoding: 'utf-8', delimiter: ',' });
  expect(rows.map((row) => row.cells)).toEqual(ROWS);
});

it('reads UTF-8 without a byte order mark and with tabs, and a stray quote as text', async () => {
  const text =
    'Urun_Adi\tFiyat\tStok_Durumu\tAciklama\n' +
    'IŞIK ISI Değiştirici\t15.000,50\tDOĞRU\t"iki\r\nsatır"\n' +
    'İNOX Çelik Vana DN50 2"\t15.000\tYANLIŞ\n';
  const { format, rows } = await read(text);
  expect(format).toEqual({ kind: 'csv', encoding: 'utf-8', delimiter: '\t' });
  expect(rows.map((row) => row.cells)).toEqual(ROWS);
});

it('reads the UTF-16 «Unicode text» export of Excel', async () => {
  const { format, rows } = await read(Buffer.from('\uFEFFAdı\tŞehir\r\nAğrı\tİzmir\r\n', 'utf16le'));
  expect(format).toEqual({ kind: 'csv', encoding: 'utf-16le', delimiter: '\t' });
  expect(rows[1]?.cells).toEqual(['Ağrı', 'İzmir']);
});

it('counts rows as Excel does: empty rows and rows with line breaks count as one each', async () => {
  const { rows } = await read('a;b\n\n"x\ny";2\n;;\nson;3\n');
  expect(rows.map((row) => row.rowNumber)).toEqual([1, 3, 5]);
});

it('uses the delimiter declared by a sep= line and does not return that line as a row', async () => {
  const { format, rows } = await read('sep=,\r\na,"b;c"\r\nd,"e;f"\r\n');
  expect(format).toMatchObject({ delimiter: ',' });
  expect(rows).toEqual([
    { rowNumber: 2, cells: ['a', 'b;c'] },
    { rowNumber: 3, cells: ['d', 'e;f'] },
  ]);
});

it('detects semicolons as the delimiter despite commas in prices and lists', async () => {
  const { format } = await read('Ad;Fiyat\nVana, küresel;15,50\nPompa, sirkülasyon;1,5\n');
  expect(format).toMatchObject({ delimiter: ';' });
});

it('reads a file with a single column', async () => {
  const { rows } = await read('Urun_Adi\nVana\n');
  expect(rows.map((row) => row.cells)).toEqual([['Urun_Adi'], ['Vana']]);
});

it('refuses an unclosed quote and names the row where it opens', async () => {
  expect(await refusalOf(read('a;b\n1;2\n"x;3\n4;5\n'))).toBe(
    'SPREADSHEET_BROKEN: Dosya bozuk, okunamadı (3. satırda açılan tırnak kapanmıyor).',
  );
});

it.each([
  ['<html><table><tr><td>Urun_Adi</td></tr></table></html>', 'HTML sayfası'],
  ['\uFEFF\n <!DOCTYPE html>', 'HTML sayfası'],
  ['<table border=1>', 'HTML sayfası'],
  ['<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>', 'XML dosyası'],
  ['%PDF-1.7', 'PDF belgesi'],
  [Buffer.from([0x89, 0x50, 0x4e, 0x47, 1]), 'PNG görseli'],
  [Buffer.from([1, 2, 0, 3]), 'bilinmeyen ikili dosya'],
  [Buffer.from([0x50, 0x4b, 5, 6, 0]), 'boş arşiv'],
])('refuses the content %o and names the detected kind', async (content, found) => {
  expect(await refusalOf(read(content))).toBe(
    `SPREADSHEET_UNKNOWN_KIND: Bu dosya bir Excel ya da CSV dosyası değil (${found}). ` +
      "Excel'de açıp «Farklı Kaydet» ile .xlsx olarak kaydedin.",
  );
});

it('refuses an empty file and a file of blanks', async () => {
  expect(await refusalOf(read(''))).toBe('SPREADSHEET_EMPTY: Dosya boş.');
  expect(await refusalOf(read('\uFEFF \r\n\r\n'))).toBe('SPREADSHEET_EMPTY: Dosya boş.');
});

describe('limits', () => {
  const readWithLimits = async (content: string, limits: object) => {
    const { sheets } = await openSpreadsheet({ bytes: Buffer.from(content) }, limits);
    let count = 0;
    for await (const row of sheets[0]!.rows()) count += row.cells.length;
    return count;
  };

  it('refuses a file larger than the limit', async () => {
    expect(await refusalOf(readWithLimits('abc', { fileBytes: 2 }))).toMatch('SPREADSHEET_TOO_LARGE');
  });

  it('refuses more columns than the limit but ignores trailing empty ones', async () => {
    const wide = `a${';'.repeat(16_383)}`;
    expect(await refusalOf(readWithLimits(`${wide}b\n`, {}))).toBe(
      'SPREADSHEET_TOO_WIDE: «CSV» sayfasında çok fazla sütun var: en çok 256 sütun okunur.',
    );
    expect(await readWithLimits(`${wide}\n`, {})).toBe(1);
  });

  it('refuses more filled rows than the limit but ignores empty ones', async () => {
    expect(await refusalOf(readWithLimits('a\nb\nc\n', { rows: 2 }))).toMatch('SPREADSHEET_TOO_LONG');
    expect(await readWithLimits('a\n\n\nc\n', { rows: 2 })).toBe(2);
  });

  it('refuses more records than the limit, blank ones included', async () => {
    expect(await refusalOf(readWithLimits('a\n\n\nc\n', { records: 3 }))).toMatch('SPREADSHEET_TOO_LONG');
    expect(await readWithLimits('a\n\n\nc\n', { records: 4 })).toBe(2);
  });
});

it('allows a consumer to stop reading early and start again from the top', async () => {
  const { sheets } = await openSpreadsheet({ bytes: Buffer.from('a\n'.repeat(50_000)) });
  const firstRow = async () => {
    for await (const row of sheets[0]!.rows()) return row.rowNumber;
    return undefined;
  };
  expect(await firstRow()).toBe(1);
  expect(await firstRow()).toBe(1);
});
