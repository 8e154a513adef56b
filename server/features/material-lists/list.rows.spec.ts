import { codesOfDate, dateOf } from './list.dates.js';
import { quantityOf, splitQuantity } from './list.quantities.js';
import { readLines, rowsOfText, shownCell } from './list.rows.js';

const read = (text: string) => readLines(rowsOfText(text));
const shown = (text: string) =>
  read(text).lines.map(({ text: words, quantity }) => [
    words,
    quantity?.quantity ?? null,
    quantity?.unit ?? null,
  ]);

it.each([
  ['8 ad.', 8, 'adet'],
  ['12', 12, null],
  ['1.250 mt', 1250, 'metre'],
  ['12,5 mtül', 13, 'metre'],
  ['1 tk', 1, 'takım'],
  ['2 TAKIM', 2, 'takım'],
  ['x4', 4, null],
])('reads the cell %s as a quantity', (cell, quantity, unit) => {
  expect(quantityOf(cell)).toMatchObject({ quantity, unit });
});

it.each([
  ['1.000,50 mt', 1001, true],
  ['0,3', 1, true],
  ['1.000 mt', 1000, false],
  ['12,0', 12, false],
])('says whether %s had to be rounded up', (cell, quantity, isRoundedUp) => {
  expect(quantityOf(cell)).toMatchObject({ quantity, isRoundedUp });
});

it.each(['DN50', '1/2"', '0', '-3', '12 elma', '', '200 kW', '1,5kW'])('takes %j for no quantity', (cell) => {
  expect(quantityOf(cell)).toBeNull();
});

it.each([
  ['KV-100 W; 12', 'KV-100 W', 12],
  ['küresel vana dn50 - 6 adet', 'küresel vana dn50', 6],
  ['küresel vana dn50: 6', 'küresel vana dn50', 6],
  ['3 adet plakalı eşanjör', 'plakalı eşanjör', 3],
  ['4 x IL 50-18', 'IL 50-18', 4],
  ['IL 50-18 x 4', 'IL 50-18', 4],
  ['boru izolasyonu 120 mt', 'boru izolasyonu', 120],
  ['pislik tutucu DN65 (2 adet)', 'pislik tutucu DN65', 2],
])('takes the quantity out of %s', (text, rest, quantity) => {
  expect(splitQuantity(text)).toMatchObject({ text: rest, quantity, isUncertain: false });
});

it.each([
  'Küresel vana DN 50',
  'Boyler 500 lt',
  'Pompa 10 m',
  '500 lt boyler',
  '2 inç küresel vana',
  'çek valf pn 16',
])('leaves the sizes of %s in place', (text) => {
  expect(splitQuantity(text)).toBeNull();
});

it('says where a number may belong to the product', () => {
  expect(splitQuantity('UPS 32-80 180')).toMatchObject({
    text: 'UPS 32-80',
    quantity: 180,
    isUncertain: true,
  });
  expect(splitQuantity('45 Y tipi pislik tutucu')).toMatchObject({ quantity: 45, isUncertain: true });
});

it('reads columns below their headings, and passes over titles, groups and sums', () => {
  const list = read(
    [
      'MAHMUTBEY B BLOK MEKANİK KEŞİF',
      'Sıra No\tPoz No\tMalzemenin Cinsi\tBirim\tMiktar\tBirim Fiyat\tTutar',
      '\t\tA. POMPALAR\t\t\t\t',
      '1\tMEK-1\tIL 50-18 pompa\tAd.\t2\t27.300,00\t54.600,00',
      '2\tMEK-2\tBoru izolasyonu\tmt\t120,5\t\t',
      '\t\tGENEL TOPLAM\t\t122\t\t54.600,00',
    ].join('\n'),
  );
  expect(list.skipped).toEqual([
    { row: 1, text: 'MAHMUTBEY B BLOK MEKANİK KEŞİF' },
    { row: 2, text: 'Sıra No Poz No Malzemenin Cinsi Birim Miktar Birim Fiyat Tutar' },
    { row: 3, text: 'A. POMPALAR' },
    { row: 6, text: 'GENEL TOPLAM 122 54.600,00' },
  ]);
  expect(
    list.lines.map(({ row, text, quantity }) => [row, text, quantity?.quantity, quantity?.unit]),
  ).toEqual([
    [4, 'IL 50-18 pompa', 2, 'adet'],
    [5, 'Boru izolasyonu', 121, 'metre'],
  ]);
});

it('reads what somebody typed below a pasted table, and leaves positions out that count its rows', () => {
  const list = read(
    [
      'POZ\tMalzeme adı\tMiktar\tBirim',
      '1\tKV-100-W kelebek vana\t12\tad.',
      '2\tKelebek vana DN 100 wafer\t4 adet',
      '3) 6 ad PLT-040-40-N',
      'ŞKV 080 L ; 2',
      'KV-100-W 3',
      'Küresel vana DN 50\t15\tad',
      '0045',
      'POMPALAR',
      'TOPLAM: 85',
    ].join('\n'),
  );
  expect(list.skipped).toHaveLength(3);
  expect(list.lines.map(({ text, quantity }) => [text, quantity?.quantity])).toEqual([
    ['KV-100-W kelebek vana', 12],
    ['Kelebek vana DN 100 wafer', 4],
    ['PLT-040-40-N', 6],
    ['ŞKV 080 L', 2],
    ['KV-100-W', 3],
    ['Küresel vana DN 50', 15],
    ['0045', undefined],
  ]);
});

it('takes a numbered row of a table for a line, also where its quantity was forgotten', () => {
  const table = ['Sıra\tStok kodu\tMiktar', '1\tKV-100-W\t2', '2\tALP-26-30\t', 'A\tPOMPALAR\t', '\tEK\t'];
  expect(shown(table.join('\n'))).toEqual([
    ['KV-100-W', 2, null],
    ['ALP-26-30', null, null],
  ]);
});

it('keeps positions that are codes', () => {
  expect(shown('Poz\tTanım\tMiktar\n25.305\tBoyler\t1\n25.310\tEşanjör\t2')).toEqual([
    ['25.305 Boyler', 1, null],
    ['25.310 Eşanjör', 2, null],
  ]);
});

it('leaves out a column that counts the rows, and unit cells of their own', () => {
  expect(shown('1\tPLT-040/40\t1 AD\n2\tKV100W\t8\tad.\n3\tMEK-7731\t1 tk')).toEqual([
    ['PLT-040/40', 1, 'adet'],
    ['KV100W', 8, 'adet'],
    ['MEK-7731', 1, 'takım'],
  ]);
});

it.each([
  ['20.Eki', ['2010', '1020']],
  ['10.05.2026', ['105', '1005', '0510']],
  ['May.45', ['545', '0545']],
  ['12-Mar', ['123', '1203', '0312']],
  ['Oct-20', ['1020', '2010']],
])('knows what %s may have been', (cell, codes) => {
  const date = dateOf(cell);
  expect(date).not.toBeNull();
  expect(date && codesOfDate(date)).toEqual(expect.arrayContaining(codes));
});

it.each(['10-5', 'KV-100', '32.13', '40.May', '114570-10'])('takes %s for no date', (cell) => {
  expect(dateOf(cell)).toBeNull();
});

it('shows cells as the sheet does', () => {
  expect(shownCell(new Date(Date.UTC(2026, 4, 10)))).toBe('10.05.2026');
  expect(shownCell({ shown: '20.Eki' })).toBe('20.Eki');
  expect([shownCell(12.5), shownCell(45), shownCell(null), shownCell('  a \n b ')]).toEqual([
    '12,5',
    '45',
    '',
    'a b',
  ]);
});

it.each(['vana\u0000 dn\ufeff 50', { shown: 'vana\u0000 dn 50' }])(
  'leaves out of a cell what cannot be stored',
  (cell) => {
    expect(shownCell(cell)).toBe('vana dn 50');
    expect(shownCell('vana \ud83d dn 50')).toBe('vana \ufffd dn 50');
  },
);

it('reads any text without an error', () => {
  for (const text of ['', '\n\n', '\t\t', ';;;', '★', '1\n2\n3', '=1+1;5', 'x '.repeat(50_000)]) {
    expect(() => read(text)).not.toThrow();
  }
});
