import { cleanup, screen } from '@testing-library/react';
import { refusal } from '../../graphql/test-answers';
import { type Answer, server } from '../../graphql/test-server';
import { descriptionOf, field, isWrong, open, press, settle, type } from '../../ui/form/test-form';
import { LoginForm, LoginMutation } from './login-form';
import { DEMO_ACCOUNTS } from './test-demo-accounts';

const ACCEPTED = { login: { id: 'k1' } };
const REFUSED = refusal('LOGIN_FAILED', 'E-posta veya şifre hatalı');

async function openLogin(...answers: Answer<typeof LoginMutation>[]) {
  server.answers(LoginMutation, ...answers);
  const onSuccess = vi.fn();
  await open(<LoginForm accounts={DEMO_ACCOUNTS} onSuccess={onSuccess} />);
  return onSuccess;
}

afterEach(cleanup);

it('signs in with the address as it was typed: browsers change what is in a field of type email', async () => {
  const onSuccess = await openLogin(ACCEPTED);
  expect(field('E-posta')).toMatchObject({ type: 'text', inputMode: 'email', autocomplete: 'email' });
  expect(field('Şifre').autocomplete).toBe('current-password');
  type('E-posta', 'info@FİRMA.com');
  type('Şifre', ' gizli ');
  await press('Giriş Yap');
  expect(server.sent(LoginMutation)).toEqual([{ input: { email: 'info@FİRMA.com', password: ' gizli ' } }]);
  expect(onSuccess).toHaveBeenCalledTimes(1);
});

it('asks for the fields that are missing without asking the server, and clears the message on typing', async () => {
  await openLogin();
  await press('Giriş Yap');
  const message = screen.getByText('Lütfen tüm alanları doldurun');
  expect(message.closest('[aria-live]')).toBeTruthy();
  expect([descriptionOf('E-posta'), descriptionOf('Şifre')]).toEqual([
    ['Bu alan zorunludur.'],
    ['Bu alan zorunludur.'],
  ]);
  expect(document.activeElement).toBe(field('E-posta'));
  type('E-posta', 'a');
  await settle();
  expect(screen.queryByText('Lütfen tüm alanları doldurun')).toBeNull();
  expect([isWrong('E-posta'), isWrong('Şifre')]).toEqual([false, true]);
  expect(server.requests).toEqual([]);
});

it('keeps what was typed after a refusal and continues at the password', async () => {
  const onSuccess = await openLogin(REFUSED);
  type('E-posta', 'a@firma.example');
  type('Şifre', 'yanlış');
  await press('Giriş Yap');
  expect(screen.getByText('E-posta veya şifre hatalı')).toBeTruthy();
  expect(document.activeElement).toBe(field('Şifre'));
  expect([field('E-posta').value, field('Şifre').value]).toEqual(['a@firma.example', 'yanlış']);
  expect(onSuccess).not.toHaveBeenCalled();
});

it('says that the server was not reached and keeps what was typed', async () => {
  await openLogin('cut');
  type('E-posta', 'a@firma.example');
  type('Şifre', 'gizli');
  await press('Giriş Yap');
  expect(screen.getByText(/Bağlantı kurulamadı\. Yazdıklarınız duruyor/)).toBeTruthy();
  expect(field('E-posta').value).toBe('a@firma.example');
});

it('fills in the demo account of a customer, clears the errors and signs in with it', async () => {
  await openLogin(ACCEPTED);
  expect(screen.queryByText('admin')).toBeNull();
  await press('Giriş Yap');
  await press('Formu doldur');
  expect([isWrong('E-posta'), isWrong('Şifre')]).toEqual([false, false]);
  expect(screen.queryByText('Lütfen tüm alanları doldurun')).toBeNull();
  expect(field('E-posta').value).toBe('demo@shop.example');
  await press('Giriş Yap');
  expect(server.sent(LoginMutation)).toEqual([
    { input: { email: 'demo@shop.example', password: 'müşteri şifresi' } },
  ]);
});

it('shows the password and hides it again', async () => {
  await openLogin();
  await press('Göster: Şifre');
  expect(field('Şifre').type).toBe('text');
  await press('Gizle: Şifre');
  expect(field('Şifre').type).toBe('password');
});
