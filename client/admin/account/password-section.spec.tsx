import { cleanup } from '@testing-library/react';
import { refusal } from '../../graphql/test-answers';
import { type Answer, server } from '../../graphql/test-server';
import { descriptionOf, field, open, press, type } from '../../ui/form/test-form';
import { ChangePasswordMutation, PasswordSection } from './password-section';

const NEW = 'kazan dairesi 2026';

function change(...answers: Answer<typeof ChangePasswordMutation>[]) {
  server.answers(ChangePasswordMutation, ...answers);
  return open(<PasswordSection login="ayşe" hasSecondFactor={false} />);
}

async function fillIn(newPassword: string): Promise<void> {
  type('Mevcut şifre', 'eski şifre 2025');
  type('Yeni şifre', newPassword);
  type('Yeni şifre (tekrar)', newPassword);
  await press('Şifreyi değiştir');
}

afterEach(cleanup);

it('changes the password and empties the form', async () => {
  await change({ changeStaffPassword: true });
  await fillIn(NEW);
  expect(server.sent(ChangePasswordMutation)).toEqual([
    { input: { currentPassword: 'eski şifre 2025', newPassword: NEW, code: null } },
  ]);
  expect(['Mevcut şifre', 'Yeni şifre', 'Yeni şifre (tekrar)'].map((label) => field(label).value)).toEqual([
    '',
    '',
    '',
  ]);
});

it('asks those who have an app for its code, and shows there that it is wrong', async () => {
  server.answers(ChangePasswordMutation, refusal('SECOND_FACTOR_WRONG', 'Doğrulama kodu hatalı'));
  await open(<PasswordSection login="ayşe" hasSecondFactor />);
  await fillIn(NEW);
  expect(server.requests).toEqual([]);
  type('Doğrulama kodu', '123456');
  await press('Şifreyi değiştir');
  expect(server.sent(ChangePasswordMutation)).toEqual([
    { input: { currentPassword: 'eski şifre 2025', newPassword: NEW, code: '123456' } },
  ]);
  expect(descriptionOf('Doğrulama kodu')).toContain('Doğrulama kodu hatalı');
});

it.each([
  ['PASSWORD_WRONG', 'Mevcut şifre', 'Mevcut şifre hatalı'],
  ['PASSWORD_TOO_COMMON', 'Yeni şifre', 'Bu şifre çok yaygın'],
])('shows %s at its field and keeps what was typed', async (code, label, message) => {
  await change(refusal(code, message));
  await fillIn(NEW);
  expect(descriptionOf(label)).toContain(message);
  expect(document.activeElement).toBe(field(label));
  expect(field('Yeni şifre').value).toBe(NEW);
});

it('refuses a password of fewer than twelve characters without asking the server', async () => {
  await change();
  await fillIn('kısa şifre');
  expect(descriptionOf('Yeni şifre')).toContain('Şifre en az 12 karakter olmalıdır');
  expect(server.requests).toEqual([]);
});
