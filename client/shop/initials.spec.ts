import { initials } from './initials';

it.each([
  ['Ayşe Nur Yılmaz', 'AY'],
  ['  ılgaz   işcan ', 'Iİ'],
  ['Öykü', 'Ö'],
  ['', ''],
])('of «%s» are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
