import { emailKey, emailSuggestion, isEmailAddress, mailboxKey, typedEmail } from './email-address.js';

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

it.each([
  ['info@FİRMA.com', 'info@firma.com'],
  [' info@FİRMA.COM.TR ', 'info@firma.com.tr'],
  ['info@FI\u0307RMA.com', 'info@firma.com'],
  ['Info@Firma.com', 'Info@Firma.com'],
  ['İnfo@FİRMA.com', 'İnfo@firma.com'],
  ['info@MÜŞTERİ.com', 'info@MÜŞTERİ.com'],
  ['info@fırma.com', 'info@fırma.com'],
])('reads %j as %j: İ in a domain is the capital of i, and nothing else is changed', (typed, address) => {
  expect(typedEmail(typed)).toBe(address);
});

it('takes an address whose domain was typed in Turkish capitals for the same account', () => {
  expect(isEmailAddress('info@FİRMA.com')).toBe(true);
  expect(emailKey('INFO@FİRMA.com')).toBe(emailKey('info@firma.com'));
});

it.each([
  ['info@fırma.com', 'info@firma.com'],
  ['info@müşteri.com', 'info@musteri.com'],
  ['İNFO@ÇAĞRI.COM.TR', 'info@cagri.com.tr'],
  ['ayşe@example.com', 'ayse@example.com'],
])('suggests for %j the address %j', (typed, suggestion) => {
  expect(isEmailAddress(typed)).toBe(false);
  expect(emailSuggestion(typed)).toBe(suggestion);
});

it.each(['info@FİRMA.com', 'ayse@example.com', 'ayşe', 'ayşe@example', 'a b@example.com', 'info@пример.com'])(
  'suggests nothing for %j',
  (typed) => expect(emailSuggestion(typed)).toBeNull(),
);

it('finds the mailbox of an address', () => {
  expect(mailboxKey(' Ayse+magaza@Example.com ')).toBe('ayse@example.com');
  expect(mailboxKey('+@example.com')).toBe('@example.com');
});
