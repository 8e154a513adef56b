import { fold } from './fold';

it.each([
  ['ışıl', 'isil'],
  ['ISIL', 'isil'],
  ['İŞLEM', 'islem'],
  ['Çağrı Öğüt', 'cagri ogut'],
  ['Kâğıt', 'kagit'],
  ['s\u0327u\u0308', 'su'],
  ['2" %_', '2" %_'],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
