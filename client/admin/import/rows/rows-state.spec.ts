import { readRowsState, rowsVariables, writeRowsState } from './rows-state';

const stateAt = (address: string) => readRowsState(new URLSearchParams(address));
const filterAt = (address: string) => rowsVariables('i1', stateAt(address), 'ALL').filter;

it('asks for the first page of every row where the address says nothing', () => {
  expect(rowsVariables('i1', stateAt(''), 'ALL')).toEqual({ id: 'i1', filter: {}, skip: 0, take: 50 });
});

it('asks for what the screen shows first, unless the address names something else', () => {
  expect(rowsVariables('i1', stateAt(''), 'STAYED').filter).toEqual({ undoBuckets: ['KEPT', 'IMPOSSIBLE'] });
  expect(rowsVariables('i1', stateAt('goster=tumu'), 'STAYED').filter).toEqual({});
});

it.each([
  ['goster=hatali', { kinds: ['INVALID'], isLeftOut: false }],
  ['goster=fiyat-sicramasi', { isPriceJump: true, isLeftOut: false }],
  ['goster=cikarilan', { isLeftOut: true }],
  ['goster=kaydedilemeyen', { outcomes: ['FAILED', 'OUTDATED'] }],
  [
    'goster=yeni-kategori&uyarili=evet&arama=vana',
    { kinds: ['NEW'], subjects: ['CATEGORY'], isLeftOut: false, hasWarnings: true, text: 'vana' },
  ],
  ['goster=bozuk&uyarili=belki', {}],
])('reads %s', (address, filter) => {
  expect(filterAt(address)).toEqual(filter);
});

it.each(['yeni-kategori', 'yeni-urun', 'degisen', 'ayni', 'hatali', 'fiyat-sicramasi'])(
  'lists under "%s" only rows that were not left out, as its figure counts them',
  (view) => {
    expect(filterAt(`goster=${view}`)).toMatchObject({ isLeftOut: false });
  },
);

it('skips the pages before', () => {
  expect(rowsVariables('i1', stateAt('sayfa=4'), 'ALL').skip).toBe(150);
});

it('writes the address it reads', () => {
  const address = 'adim=on-izleme&goster=degisen&uyarili=evet&arama=pompa&sayfa=2';
  expect(writeRowsState(stateAt(address)).toString()).toBe(address);
});
