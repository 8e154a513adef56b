import { fileProblem } from './file-problem';

const MEGABYTE = 1024 * 1024;

it.each([
  ['fiyat-listesi.xlsx', 20 * MEGABYTE],
  ['LISTE.XLS', 1],
  ['stok.ekim.csv', 1_000],
])('sends %s', (name, size) => {
  expect(fileProblem({ name, size })).toBeNull();
});

it.each([
  ['liste.pdf', 1_000, 'bir tablo dosyası değil'],
  ['xlsx', 1_000, 'bir tablo dosyası değil'],
  ['liste.xlsx.exe', 1_000, 'bir tablo dosyası değil'],
  ['liste.xlsx', 0, 'boş'],
  ['liste.csv', 20 * MEGABYTE + 1, '20 MB’tan büyük'],
])('does not send %s of %s bytes, and says why', (name, size, reason) => {
  expect(fileProblem({ name, size })).toContain(reason);
});
