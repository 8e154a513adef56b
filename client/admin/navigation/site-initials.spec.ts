import { siteInitials } from './site-initials';

it.each([
  ['iş güvenliği', 'İŞ'],
  ['ısı dünyası', 'IS'],
  ['Tesisat Mağazası', 'TE'],
  ['  «şen» ', 'ŞE'],
  ['i\u0307ç', 'İÇ'],
  ['A', 'A'],
  ['', ''],
])('shortens the name %j to %j', (name, initials) => {
  expect(siteInitials(name)).toBe(initials);
});
