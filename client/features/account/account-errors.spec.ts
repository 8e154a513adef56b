import { CombinedError } from '@urql/core';
import { accountErrors } from './account-errors';

const refused = (code: string, message: string, details = {}) =>
  new CombinedError({ graphQLErrors: [{ message, path: ['login'], extensions: { code, details } }] });

it('shows at the field which e-mail address was probably meant', () => {
  const message = 'E-posta adresinde Türkçe harf kullanılamaz. info@firma.com mu demek istediniz?';
  const error = refused('EMAIL_INVALID', message, { suggestion: 'info@firma.com' });
  expect(accountErrors(error)).toEqual({ fields: { email: message } });
});

it('shows at its field what may not stand in a name', () => {
  const message = 'Tek satır yazın; satır sonu ve görünmeyen denetim karakterleri kullanılamaz.';
  const details = { fields: [{ path: 'input.name', rules: ['isOneLine'], message }] };
  expect(accountErrors(refused('BAD_USER_INPUT', 'Hata var', details)).fields).toEqual({ name: message });
});

it('shows every error of a registration at its field, also beside the one that the answer is about', () => {
  const fields = [
    { path: 'passwordConfirmation', rules: ['PASSWORDS_DIFFER'], message: 'Şifreler eşleşmiyor' },
    {
      path: 'acceptsTerms',
      rules: ['TERMS_NOT_ACCEPTED'],
      message: 'Kullanım koşullarını kabul etmelisiniz',
    },
  ];
  expect(accountErrors(refused('PASSWORDS_DIFFER', 'Şifreler eşleşmiyor', { fields }))).toEqual({
    fields: {
      passwordConfirmation: 'Şifreler eşleşmiyor',
      acceptsTerms: 'Kullanım koşullarını kabul etmelisiniz',
    },
  });
  const missing = [{ path: 'name', rules: ['REQUIRED_FIELDS_MISSING'], message: 'Bu alan zorunludur.' }];
  const message = 'Lütfen tüm zorunlu alanları doldurun';
  expect(accountErrors(refused('REQUIRED_FIELDS_MISSING', message, { fields: missing }))).toMatchObject({
    message,
    fields: { name: 'Bu alan zorunludur.' },
  });
});
