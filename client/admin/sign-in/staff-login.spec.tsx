import { cleanup, screen } from '@testing-library/react';
import { DEMO_ACCOUNTS } from '../../features/account/test-demo-accounts';
import { refusal } from '../../graphql/test-answers';
import { type Answer, server } from '../../graphql/test-server';
import { descriptionOf, field, isWrong, open, press, settle, type } from '../../ui/form/test-form';
import { toaster } from '../../ui/feedback/toaster';
import { CurrentStaffQuery } from '../session/current-staff';
import { staffWith } from '../session/test-staff';
import { AdminLoginMutation, StaffLogin } from './staff-login';

const ACCEPTED = { adminLogin: { id: 'p1' } };
const REFUSED = refusal('ADMIN_LOGIN_REFUSED', 'Kullanıcı adı veya şifre hatalı');
const LOCKED = refusal('RATE_LIMITED', 'Çok fazla deneme yapıldı. 15 dakika sonra yeniden deneyin.');
const CODE_WANTED = refusal('SECOND_FACTOR_REQUIRED', 'Doğrulama uygulamanızdaki kodu girin');
const CODE_WRONG = refusal('SECOND_FACTOR_WRONG', 'Doğrulama kodu hatalı veya daha önce kullanılmış');

const LOGIN = 'Kullanıcı adı veya e-posta';

async function openLogin(...answers: Answer<typeof AdminLoginMutation>[]) {
  server.answers(AdminLoginMutation, ...answers);
  const onSuccess = vi.fn<() => void | Promise<void>>();
  await open(<StaffLogin accounts={DEMO_ACCOUNTS} onSuccess={onSuccess} />);
  return onSuccess;
}

async function signIn(): Promise<void> {
  type(LOGIN, 'ayşe');
  type('Şifre', ' kazan dairesi 7 ');
  await press('Giriş yap');
}

afterEach(cleanup);

it('signs in with the user name and the password as they were typed', async () => {
  const onSuccess = await openLogin(ACCEPTED);
  expect(field(LOGIN).autocomplete).toBe('username');
  expect(field('Şifre').autocomplete).toBe('current-password');
  await signIn();
  expect(server.sent(AdminLoginMutation)).toEqual([
    { input: { login: 'ayşe', password: ' kazan dairesi 7 ' } },
  ]);
  expect(onSuccess).toHaveBeenCalledTimes(1);
});

it('asks for missing fields without asking the server, and clears the message on typing', async () => {
  await openLogin();
  await press('Giriş yap');
  expect(screen.getByText('Lütfen tüm alanları doldurun')).toBeTruthy();
  expect(document.activeElement).toBe(field(LOGIN));
  type(LOGIN, 'a');
  await settle();
  expect(screen.queryByText('Lütfen tüm alanları doldurun')).toBeNull();
  expect([isWrong(LOGIN), isWrong('Şifre')]).toEqual([false, true]);
  expect(server.requests).toEqual([]);
});

it.each([REFUSED, LOCKED])('keeps what was typed and says why after $extensions.code', async (refusal) => {
  const onSuccess = await openLogin(refusal);
  await signIn();
  expect(screen.getByText(refusal.message)).toBeTruthy();
  expect(document.activeElement).toBe(field('Şifre'));
  expect([field(LOGIN).value, field('Şifre').value]).toEqual(['ayşe', ' kazan dairesi 7 ']);
  expect(onSuccess).not.toHaveBeenCalled();
});

it('fills in the demo account of staff by its user name, never that of a customer', async () => {
  await openLogin(ACCEPTED);
  expect(screen.queryByText('demo@shop.example')).toBeNull();
  await press('Formu doldur');
  await press('Giriş yap');
  expect(server.sent(AdminLoginMutation)).toEqual([{ input: { login: 'admin', password: 'panel şifresi' } }]);
});

describe('an account with a second factor', () => {
  const credentials = { login: 'ayşe', password: ' kazan dairesi 7 ' };

  it('is asked for its code after the password, and both are sent together', async () => {
    const onSuccess = await openLogin(CODE_WANTED, ACCEPTED);
    await signIn();
    const code = field('Doğrulama kodu');
    expect(document.activeElement).toBe(code);
    expect([code.autocomplete, code.inputMode]).toEqual(['one-time-code', 'numeric']);
    expect(onSuccess).not.toHaveBeenCalled();
    type('Doğrulama kodu', '123 45');
    await settle();
    expect(server.sent(AdminLoginMutation)).toHaveLength(1);
    type('Doğrulama kodu', '123 456');
    await settle();
    expect(server.sent(AdminLoginMutation).at(-1)).toEqual({ input: { ...credentials, code: '123456' } });
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it('is told at the field that a code is wrong, and keeps it', async () => {
    const onSuccess = await openLogin(CODE_WANTED, CODE_WRONG);
    await signIn();
    type('Doğrulama kodu', '123456');
    await settle();
    expect(descriptionOf('Doğrulama kodu')).toContain(CODE_WRONG.message);
    expect(field('Doğrulama kodu').value).toBe('123456');
    expect(onSuccess).not.toHaveBeenCalled();
  });

  it('sends a code once, though it is typed, followed by a space and sent by hand while it is on its way', async () => {
    let leave: () => void = () => undefined;
    const leaving = new Promise<void>((resolve) => (leave = resolve));
    const onSuccess = await openLogin(CODE_WANTED, ACCEPTED);
    onSuccess.mockReturnValue(leaving);
    await signIn();
    type('Doğrulama kodu', '123456');
    type('Doğrulama kodu', '123456 ');
    await press('Doğrulanıyor...');
    expect(server.sent(AdminLoginMutation)).toHaveLength(2);
    leave();
    await settle();
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it('sends another code by itself after a wrong one', async () => {
    await openLogin(CODE_WANTED, CODE_WRONG, ACCEPTED);
    await signIn();
    type('Doğrulama kodu', '123456');
    await settle();
    type('Doğrulama kodu', '654321');
    await settle();
    expect(server.sent(AdminLoginMutation).at(-1)).toEqual({ input: { ...credentials, code: '654321' } });
  });

  it('is not sent to the server with a code that cannot be one', async () => {
    await openLogin(CODE_WANTED);
    await signIn();
    type('Doğrulama kodu', '12345');
    await press('Doğrula');
    expect(isWrong('Doğrulama kodu')).toBe(true);
    expect(server.sent(AdminLoginMutation)).toHaveLength(1);
  });

  it('may use a recovery code instead, and is told how many are left', async () => {
    const { secondFactor, ...staff } = staffWith({});
    const left = { ...secondFactor, isActive: true, recoveryCodesLeft: 9 };
    server.answers(CurrentStaffQuery, { currentStaff: { ...staff, secondFactor: left } });
    const announced = vi.spyOn(toaster, 'info');
    await openLogin(CODE_WANTED, ACCEPTED);
    await signIn();
    await press('Kurtarma kodu kullanın');
    expect(document.activeElement).toBe(field('Kurtarma kodu'));
    type('Kurtarma kodu', ' k3td-90xc-mm2a ');
    await press('Doğrula');
    expect(server.sent(AdminLoginMutation).at(-1)).toEqual({
      input: { ...credentials, code: 'k3td-90xc-mm2a' },
    });
    expect(announced).toHaveBeenCalledWith(expect.objectContaining({ title: '9 kurtarma kodunuz kaldı' }));
  });

  it('is told at the field that a recovery code is wrong', async () => {
    const wrong = refusal('RECOVERY_CODE_WRONG', 'Kurtarma kodu hatalı veya daha önce kullanılmış');
    await openLogin(CODE_WANTED, wrong);
    await signIn();
    await press('Kurtarma kodu kullanın');
    type('Kurtarma kodu', 'k3td-90xc-mm2a');
    await press('Doğrula');
    expect(descriptionOf('Kurtarma kodu')).toContain(wrong.message);
  });

  it('starts over where the password no longer counts, with the name kept and the password gone', async () => {
    await openLogin(CODE_WANTED, REFUSED);
    await signIn();
    type('Doğrulama kodu', '123456');
    await settle();
    expect(screen.getByText(REFUSED.message)).toBeTruthy();
    expect([field(LOGIN).value, field('Şifre').value]).toEqual(['ayşe', '']);
    expect(document.activeElement).toBe(field('Şifre'));
  });

  it('lets another person sign in', async () => {
    await openLogin(CODE_WANTED);
    await signIn();
    await press('Başka hesapla girin');
    expect(field('Şifre').value).toBe('');
    expect(document.activeElement).toBe(field(LOGIN));
  });
});
