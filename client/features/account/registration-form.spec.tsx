import { cleanup, fireEvent, screen } from '@testing-library/react';
import { refusal } from '../../graphql/test-answers';
import { type Answer, server } from '../../graphql/test-server';
import { descriptionOf, field, isWrong, open, press, settle, type } from '../../ui/form/test-form';
import { ConsentTextQuery } from '../consents/consent-text';
import { RegisterMutation, RegistrationForm } from './registration-form';

const ACCEPTED = { register: { id: 'k1' } };
const CONSENT = {
  slug: 'ticari-elektronik-ileti-onayi',
  version: 2,
  hash: 'b'.repeat(64),
  title: 'Ticari Elektronik İleti Onayı',
};
const TERMS = 'Kullanım koşullarını okudum, kabul ediyorum.';

async function openRegistration(...answers: Answer<typeof RegisterMutation>[]) {
  server.answers(RegisterMutation, ...answers);
  server.answers(ConsentTextQuery, () => ({ checkoutOptions: { marketingConsent: CONSENT } as never }));
  const onSuccess = vi.fn();
  await open(<RegistrationForm returnTo="/siparislerim" onSuccess={onSuccess} />);
  return onSuccess;
}

const terms = () => screen.getByRole('checkbox', { name: /Kullanım koşullarını/ });

afterEach(cleanup);

it('sends a registration as the fields hold it, without blanks around a name or address', async () => {
  const onSuccess = await openRegistration(ACCEPTED);
  type('Ad soyad', ' Gülşah Işıldak ');
  type('E-posta', ' gulsah@firma.example ');
  type('Şifre', 'kazan dairesi 7 ');
  type('Şifre (tekrar)', 'kazan dairesi 7 ');
  fireEvent.click(terms());
  await settle();
  await press('Kayıt Ol');
  expect(server.sent(RegisterMutation)).toEqual([
    {
      input: {
        name: 'Gülşah Işıldak',
        email: 'gulsah@firma.example',
        company: null,
        password: 'kazan dairesi 7 ',
        passwordConfirmation: 'kazan dairesi 7 ',
        acceptsTerms: true,
      },
    },
  ]);
  expect(onSuccess).toHaveBeenCalledTimes(1);
});

it('sends the text that was agreed to, when the box was ticked', async () => {
  await openRegistration(ACCEPTED);
  type('Ad soyad', 'Gülşah Işıldak');
  type('E-posta', 'gulsah@firma.example');
  type('Şifre', 'kazan dairesi 7');
  type('Şifre (tekrar)', 'kazan dairesi 7');
  fireEvent.click(terms());
  fireEvent.click(screen.getByRole('checkbox', { name: /Ticari Elektronik İleti Onayı/ }));
  await settle();
  await press('Kayıt Ol');
  const { slug, version, hash } = CONSENT;
  expect(server.sent(RegisterMutation)[0]?.input.marketingConsent).toEqual({ slug, version, hash });
});

it('shows every error of the answer at its field, focuses the first and keeps what was typed', async () => {
  const message = 'Lütfen tüm zorunlu alanları doldurun';
  const fields = [
    { path: 'input.email', message: 'Bu alan zorunludur.' },
    { path: 'input.password', message: 'Şifre en az 6 karakter olmalıdır' },
    { path: 'input.acceptsTerms', message: 'Kullanım koşullarını kabul etmelisiniz' },
  ];
  const onSuccess = await openRegistration(refusal('REQUIRED_FIELDS_MISSING', message, { fields }));
  type('Ad soyad', 'Ayşe');
  type('Şifre', 'abc');
  await press('Kayıt Ol');
  expect(screen.getByText(message)).toBeTruthy();
  expect(document.activeElement).toBe(field('E-posta'));
  expect(descriptionOf('Şifre')).toContain('Şifre en az 6 karakter olmalıdır');
  expect(terms().getAttribute('aria-invalid')).toBe('true');
  expect(isWrong('Ad soyad')).toBe(false);
  expect([field('Ad soyad').value, field('Şifre').value]).toEqual(['Ayşe', 'abc']);
  expect(onSuccess).not.toHaveBeenCalled();
});

it('offers to sign in or to renew the password when the address has an account', async () => {
  await openRegistration(refusal('REGISTRATION_FAILED', 'Kayıt sırasında bir hata oluştu'));
  await press('Kayıt Ol');
  expect(screen.getByText('Kayıt sırasında bir hata oluştu')).toBeTruthy();
  expect(document.activeElement).toBe(field('E-posta'));
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([target('Giriş yapın'), target('Şifremi unuttum')]).toEqual([
    '/giris?donus=%2Fsiparislerim',
    '/sifremi-unuttum',
  ]);
});

it('says in the description of the password how strong it is', async () => {
  await openRegistration();
  const hint = 'En az 6 karakter; başka yerde kullanmadığınız, uzun bir şifre seçin.';
  expect(descriptionOf('Şifre')).toEqual([hint]);
  type('Şifre', 'Kazan-dairesi7');
  await screen.findByText(/Güçlü/);
  expect(descriptionOf('Şifre')).toEqual([`${hint}Güçlü`]);
});

it('names every field for the password manager, and opens the terms beside the form', async () => {
  await openRegistration();
  const labels = ['Ad soyad', 'E-posta', 'Firma adı (isteğe bağlı)', 'Şifre', 'Şifre (tekrar)'];
  expect(labels.map((label) => field(label).autocomplete)).toEqual([
    'name',
    'email',
    'organization',
    'new-password',
    'new-password',
  ]);
  expect(terms().closest('label')?.textContent).toContain(TERMS.slice(-24));
  expect(screen.getByRole('link', { name: /Kullanım koşullarını/ }).getAttribute('target')).toBe('_blank');
});

it('tells what personal data are for apart from the terms, and asks no consent to that', async () => {
  await openRegistration();
  const notice = screen.getByRole('link', { name: /^KVKK aydınlatma metninde/ });
  expect(notice.getAttribute('href')).toBe('/kvkk-aydinlatma');
  const news = screen.getByRole('checkbox', { name: /Ticari Elektronik İleti Onayı/ });
  expect(screen.getAllByRole('checkbox')).toEqual([terms(), news]);
});
