import { CombinedError } from '@urql/core';
import { accountFaults } from './account-faults';

const refused = (code: string, message: string, details = {}) =>
  new CombinedError({ graphQLErrors: [{ message, path: ['login'], extensions: { code, details } }] });

it('shows at the field which e-mail address was probably meant', () => {
  const message = 'E-posta adresinde Türkçe harf kullanılamaz. info@firma.com mu demek istediniz?';
  const error = refused('EMAIL_INVALID', message, { suggestion: 'info@firma.com' });
  expect(accountFaults(error)).toEqual({ fields: { email: message } });
});

it('shows at its field what may not stand in a name', () => {
  const message = 'Tek satır yazın; satır sonu ve görünmeyen denetim karakterleri kullanılamaz.';
  const details = { fields: [{ path: 'input.name', rules: ['isOneLine'], message }] };
  expect(accountFaults(refused('BAD_USER_INPUT', 'Hata var', details)).fields).toEqual({ name: message });
});
