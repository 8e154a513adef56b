import { contentDocuments, inOrder, isSafeAddress } from './content.document.js';
import { HEADER_SEED } from './seed/frame.seed.js';

it.each([
  '/',
  '/urunler?arama=vana',
  'https://ornek.example/a',
  'mailto:satis@ornek.example',
  'tel:+902125550160',
])('accepts the address %s in a link', (address) => {
  expect(isSafeAddress(address)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'http://ornek.example',
  '//ornek.example',
  '/\\ornek.example',
  '/\t/ornek.example',
  'urunler',
  '',
])('refuses the address %j in a link', (address) => {
  expect(isSafeAddress(address)).toBe(false);
});

it('refuses a navigation entry that runs a script', () => {
  const navigation = [{ id: 'home', text: 'Ana Sayfa', url: 'javascript:alert(1)', order: 1 }];
  expect(contentDocuments.shape.header.safeParse({ ...HEADER_SEED, navigation }).success).toBe(false);
});

it('refuses two entries with the same id', () => {
  const navigation = ['/a', '/b'].map((url) => ({ id: 'home', text: 'Ana Sayfa', url, order: 1 }));
  expect(contentDocuments.shape.header.safeParse({ ...HEADER_SEED, navigation }).success).toBe(false);
});

it('sorts equal orders by their ids', () => {
  const links = [
    { id: 'b', order: 1 },
    { id: 'c', order: 0 },
    { id: 'a', order: 1 },
  ];
  expect(inOrder(links).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});
