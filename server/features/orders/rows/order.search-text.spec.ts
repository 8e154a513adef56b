import { searchedWords, searchTextOf } from './order.search-text.js';

const BUYER = {
  name: 'Gülşah IŞILDAK',
  email: 'gulsah.isildak@Example.com',
  phone: '0532 111 22 33',
  company: 'Işıldak Mekanik A.Ş.',
};

const textOf = (buyer: typeof BUYER | null = BUYER) =>
  searchTextOf({ number: '7c41d0ae', buyer, lines: [{ product: { sku: 'PMP-12/3 B' } }] });

/** As the query does where one of the words has three letters. */
const isFound = (typed: string, text = textOf()) => searchedWords(typed).every((word) => text.includes(word));

it.each([
  '7c41d0ae',
  '#7C41D0',
  '7c41d0ae-0000-4000-8000-000000000000',
  'gülşah',
  'GULSAH ISILDAK',
  'ışıl gül',
  'gulsah.isildak@example.com',
  '@example.com',
  'mekanik a.ş.',
  '0532 111 22 33',
  '(0532) 111-22-33',
  '+90 532 1112233',
  '00905321112233',
  '5321112233',
  'pmp-12/3 b',
  'PMP123B',
  '12/3 işıldak',
])('finds an order by «%s»', (typed) => {
  expect(isFound(typed)).toBe(true);
});

it.each(['7c41d0af', 'gülşah yılmaz', '0532 111 22 34', 'pmp-124'])('does not find it by «%s»', (typed) => {
  expect(isFound(typed)).toBe(false);
});

it.each([
  ['0212 555 11 22', ' 902125551122'],
  ['+49 (30) 1234567', ' 49301234567'],
  ['0090 532 111 22 33', ' 905321112233'],
])('keeps the phone number «%s» with its country code', (phone, word) => {
  expect(searchTextOf({ number: 'x', buyer: { ...BUYER, phone }, lines: [] })).toContain(word);
});

it('keeps nothing of an erased buyer', () => {
  expect(textOf(null)).toBe(' 7c41d0ae pmp123 b pmp123b');
});

it('has each word once', () => {
  const lines = [1, 2].map(() => ({ product: { sku: 'A1' } }));
  expect(searchTextOf({ number: 'a1', buyer: null, lines })).toBe(' a1');
});

it.each(['', '   ', '#', '%_', '-'])('looks for no word in «%s»', (typed) => {
  expect(searchedWords(typed)).toEqual([]);
});
