import { productOfCode, readCodeList } from './code-list';

const product = (sku: string, model: string) => ({ sku, model });

it.each([
  ['KV-100 W; 12', 'KV-100 W', 12],
  ['IL 50-18\t2', 'IL 50-18', 2],
  ['PLT-040/40', 'PLT-040/40', 1],
  ['DN 50 küresel vana ; 3 adet', 'DN 50 küresel vana', 3],
])('reads «%s» as a code and a quantity', (line, code, quantity) => {
  expect(readCodeList(line)).toEqual([{ row: 1, written: line.trim(), code, quantity }]);
});

it('counts rows as they were pasted, empty ones too', () => {
  expect(readCodeList('A; 1\n\nB; 2').map(({ row }) => row)).toEqual([1, 3]);
});

it('finds a product by its code without punctuation, and none where two models agree', () => {
  const valve = product('DBH-1', 'KV-100 W');
  expect(productOfCode('kv100w', [valve, product('DBH-2', 'KV-80')])).toBe(valve);
  expect(productOfCode('dbh 1', [valve])).toBe(valve);
  expect(productOfCode('KV-100 W', [valve, product('DBH-3', 'KV 100W')])).toBeUndefined();
});

it('finds none where punctuation alone sets two stock codes apart, nor for a code of punctuation only', () => {
  const valve = product('DBH-12', 'KV-100');
  expect(productOfCode('DBH12', [valve, product('DBH-1-2', 'KV-80')])).toBeUndefined();
  expect(productOfCode('—', [product('', '')])).toBeUndefined();
});
