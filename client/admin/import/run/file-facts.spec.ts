import { formatBytes } from '../../../shop/format-bytes';
import { fileFacts } from './file-facts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const FILE = {
  fileBytes: 3_984_588,
  supplier: null,
  sheets: [
    { name: 'Kategoriler', rowCount: 6, kind: 'CATEGORIES' },
    { name: 'Ürünler', rowCount: 4_812, kind: 'PRODUCTS' },
  ],
  format: { numberStyle: 'TURKISH' as const, encoding: null },
};

it('says of a workbook what was read in it', () => {
  expect(plain(fileFacts(FILE))).toBe(
    '3,8 MB, 2 sayfa: Kategoriler (6 satır), Ürünler (4.812 satır). Sayı biçimi: 15.000,50',
  );
});

it('says of a text file how it is encoded and whose it is, and which sheet was not read', () => {
  const facts = fileFacts({
    fileBytes: 812,
    supplier: 'Vanora',
    sheets: [{ name: 'stok.csv', rowCount: 3, kind: null }],
    format: { numberStyle: 'ENGLISH', encoding: 'windows-1254' },
  });
  expect(plain(facts)).toBe(
    '812 bayt, 1 sayfa: stok.csv (okunmadı). Sayı biçimi: 15,000.50. Karakter kodlaması: windows-1254. Tedarikçi: Vanora',
  );
});

it('says of a file that was not read yet only how large it is', () => {
  expect(plain(fileFacts({ ...FILE, sheets: [], format: null }))).toBe('3,8 MB');
  expect(plain(formatBytes(20 * 1024))).toBe('20 KB');
});
