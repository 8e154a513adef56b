import { type LinkRow, links, mergeRows, sections } from './content-rows';

const row = (key: string, text = key, url = '/'): LinkRow => ({ key, text, url });
const BEGUN = [row('a'), row('b'), row('c')];

it.each<[string, LinkRow[], LinkRow[], LinkRow[]]>([
  [
    'changes of different rows',
    [row('a', 'A'), row('b'), row('c')],
    [row('a'), row('b'), row('c', 'C')],
    [row('a', 'A'), row('b'), row('c', 'C')],
  ],
  [
    'changes of different fields of one row',
    [row('a', 'A'), row('b'), row('c')],
    [row('a', 'a', '/x'), row('b'), row('c')],
    [row('a', 'A', '/x'), row('b'), row('c')],
  ],
  [
    'another order and another text',
    [row('c'), row('a'), row('b')],
    [row('a', 'A'), row('b'), row('c')],
    [row('c'), row('a', 'A'), row('b')],
  ],
  ['rows that both added', [...BEGUN, row('m')], [...BEGUN, row('t')], [...BEGUN, row('t'), row('m')]],
  [
    'a row that one removed',
    [row('a'), row('c')],
    [row('a', 'A'), row('b'), row('c')],
    [row('a', 'A'), row('c')],
  ],
])('merges %s', (_, mine, theirs, merged) => {
  expect(mergeRows(BEGUN, mine, theirs)).toEqual(merged);
});

it.each<[string, LinkRow[], LinkRow[]]>([
  ['the same field', [row('a', 'M'), row('b'), row('c')], [row('a', 'T'), row('b'), row('c')]],
  ['the order', [row('b'), row('a'), row('c')], [row('a'), row('c'), row('b')]],
  ['a row that the other one removed', [row('a', 'M'), row('b'), row('c')], [row('b'), row('c')]],
])('merges nothing where both changed %s', (_, mine, theirs) => {
  expect(mergeRows(BEGUN, mine, theirs)).toBeUndefined();
});

it('says of two menus what differs', () => {
  const { text } = links('Menü');
  expect(text([row('a', 'Ana Sayfa', '/')], [row('a', 'Ana Sayfa', '/x')])).toBe('Ana Sayfa: /');
  expect(text(BEGUN, [row('c'), row('a'), row('b')])).toBe('a, b, c');
  expect(text([row('a')], [row('a'), row('b')])).toBe('yok');
  expect(text([row('a'), row('b', 'Yeni', '/yeni')], [row('a')])).toBe('Yeni: /yeni');
});

it('gives sections back as they were read, numbered by their place', () => {
  const field = sections('Bölümler');
  const stored = [
    { id: 'story', title: 'Hikâye', content: 'Bir.\n\nİki.', items: [{ title: '1', text: 'a' }], order: 10 },
    { id: 'team', title: '', content: '', items: [], order: 20 },
  ];
  expect(field.write(field.read(stored))).toEqual(stored);
});
