import { codeOfThrown } from '../../../kernel/refusal/test-code-of.js';
import { validatePassword, normalizedPassword } from './password.rules.js';

const customer = { role: 'customer', email: 'ayse.yilmaz@example.com' } as const;
const codeFor = (password: string, role: 'customer' | 'admin' | 'super_admin' = 'customer') =>
  codeOfThrown(() => validatePassword(password, { ...customer, role }));

it.each([
  ['kısa1', 'PASSWORD_TOO_SHORT'],
  ['👍👍👍👍👍', 'PASSWORD_TOO_SHORT'],
  ['boru72', 'accepted'],
  ['  b1 ', 'PASSWORD_TOO_SHORT'],
  [' boru7 ', 'accepted'],
  ['x'.repeat(129), 'PASSWORD_TOO_LONG'],
  ['abcdef'.concat('\u0327'.repeat(2_000)), 'PASSWORD_TOO_LONG'],
  ['kırk ayaklı kazan '.repeat(7), 'accepted'],
  ['123456', 'PASSWORD_TOO_COMMON'],
  ['PassWord', 'PASSWORD_TOO_COMMON'],
  ['Galatasaray1905', 'PASSWORD_TOO_COMMON'],
  ['ababab', 'PASSWORD_TOO_COMMON'],
  ['Ayse.Yilmaz@example.com', 'PASSWORD_TOO_COMMON'],
  ['ayse.yilmaz', 'PASSWORD_TOO_COMMON'],
  ['１２３４５６', 'PASSWORD_TOO_COMMON'],
])('validates the customer password %j as %s', (password, code) => expect(codeFor(password)).toBe(code));

it.each(['admin', 'super_admin'] as const)('requires twelve characters of a new %s password', (role) => {
  expect(codeFor('on bir hane', role)).toBe('PASSWORD_TOO_SHORT');
  expect(codeFor('on iki hane!', role)).toBe('accepted');
  expect(codeFor('aaaaaaaaaaaa', role)).toBe('PASSWORD_TOO_COMMON');
});

it.each([
  ['123456789012', 'PASSWORD_TOO_COMMON'],
  ['password1234', 'PASSWORD_TOO_COMMON'],
  ['!!Password!!2026', 'PASSWORD_TOO_COMMON'],
  ['qwertyuiop12', 'PASSWORD_TOO_COMMON'],
  ['admin admin admin', 'PASSWORD_TOO_COMMON'],
  ['adminadminadmin', 'PASSWORD_TOO_COMMON'],
  ['Ayse.Yilmaz2026', 'PASSWORD_TOO_COMMON'],
  ['ayse.panel-yoneticisi', 'PASSWORD_TOO_COMMON'],
  ['mavi kazan 1234', 'accepted'],
  ['739105826417', 'PASSWORD_TOO_COMMON'],
])('validates the staff password %j as %s', (password, code) => {
  const owner = { ...customer, role: 'admin', username: 'ayse.panel-yoneticisi' } as const;
  expect(codeOfThrown(() => validatePassword(password, owner))).toBe(code);
});

it('names the minimum length in the Turkish message', () => {
  expect(() => validatePassword('abc', customer)).toThrow('Şifre en az 6 karakter olmalıdır');
  expect(() => validatePassword('abc', { ...customer, role: 'admin' })).toThrow(
    'Şifre en az 12 karakter olmalıdır',
  );
});

it('normalizes a password so that composed and decomposed characters are equal', () => {
  expect(normalizedPassword('s\u0327ifre')).toBe(normalizedPassword('şifre'));
  expect(normalizedPassword(' a ')).toBe(' a ');
});
