import { emailKey, isEmailAddress } from './email-address.js';

it.each(['ayse@example.com', 'ISI@Firma.com.tr', 'a.b+c@sub.example.org', ' ayse@example.com '])(
  'accepts %j as an e-mail address',
  (typed) => expect(isEmailAddress(typed)).toBe(true),
);

it.each([
  '',
  'ayse',
  'ayse@',
  '@example.com',
  'ayse@example',
  'a b@example.com',
  'ayse@@example.com',
  'ayse@example..com',
  '.ayse@example.com',
  'ay..se@example.com',
  'ayse@-example.com',
  'ayse@127.0.0.1',
  'ayse@example.com, baska@example.com',
  'Ayşe <ayse@example.com>',
  'ayse@example.com\nbcc: baska@example.com',
  'ınfo@firma.com',
  'info@fırma.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
])('refuses %j as an e-mail address', (typed) => expect(isEmailAddress(typed)).toBe(false));

it('compares addresses in lower case, without the rules of a language', () => {
  expect(emailKey(' ISI@Firma.COM ')).toBe('isi@firma.com');
  expect(emailKey('Info@firma.com')).toBe(emailKey('INFO@FIRMA.COM'));
});
