import { Refusal } from '../../../kernel/refusal/refusal.js';
import { checkRegistration } from './registration.check.js';

const COMPLETE = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  password: 'mavi kazan 72',
  passwordConfirmation: 'mavi kazan 72',
  acceptsTerms: true,
};

/** The messages at the fields of a form that is refused. */
function errorsOf(change: Partial<typeof COMPLETE>): Record<string, string> {
  try {
    checkRegistration({ ...COMPLETE, ...change });
    return {};
  } catch (error) {
    const { fields } = (error as Refusal).details as { fields: { path: string; message: string }[] };
    return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
  }
}

it('accepts a complete registration', () => {
  expect(errorsOf({})).toEqual({});
});

it('names every error of a registration in one answer, the missing acceptance too', () => {
  const wrong = {
    email: 'ayse@firma',
    password: 'parola',
    passwordConfirmation: 'mavi',
    acceptsTerms: false,
  };
  expect(errorsOf(wrong)).toEqual({
    passwordConfirmation: 'Şifreler eşleşmiyor',
    password: 'Bu şifre çok kolay tahmin edilir. Lütfen başka bir şifre seçin',
    acceptsTerms: 'Kullanım koşullarını kabul etmelisiniz',
    email: 'Geçerli bir e-posta adresi girin',
  });
});

it('names every field of a registration that is missing, and says no more about those', () => {
  const isRequired = 'Bu alan zorunludur.';
  expect(
    errorsOf({ name: '', email: '', password: '', passwordConfirmation: '', acceptsTerms: false }),
  ).toEqual({
    name: isRequired,
    email: isRequired,
    password: isRequired,
    passwordConfirmation: isRequired,
    acceptsTerms: 'Kullanım koşullarını kabul etmelisiniz',
  });
});
