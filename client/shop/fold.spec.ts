import { fold } from './fold';

it.each([
  ['ışıl', 'isil'],
  ['ISIL', 'isil'],
  ['İŞLEM', 'islem'],
  ['Çağrı Öğüt', 'cagri ogut'],
  ['Kâğıt', 'kagit'],
  ['s\u0327u\u0308', 'su'],
  ['2" %_', '2" %_'],
  ['2\u201d', '2"'],
  ['2\u2033', '2"'],
  ['KV\u2011100\u2013W', 'kv-100-w'],
  ['\u200eDN\u00a050\u200b', 'dn 50'],
])('folds %j to %j', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
