import { storedPhone } from './phone.js';

it.each(['0532 111 22 33', '532 111 22 33', '+90 (532) 111-22-33', '0090 532 111 2233', '905321112233'])(
  'stores the Turkish number %s as +905321112233',
  (typed) => expect(storedPhone(typed)).toBe('+905321112233'),
);

it.each(['444 0 555', '4440555', '+90 444 0 555', '\u202a444 0 555\u202c'])(
  'stores the short number %s without a country code',
  (typed) => expect(storedPhone(typed)).toBe('4440555'),
);

it('stores the number of another country as it was typed', () => {
  expect(storedPhone(' +49 30 901820 ')).toBe('+49 30 901820');
});
