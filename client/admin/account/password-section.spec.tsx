import { cleanup } from '@testing-library/react';
import { AccountServer, descriptionOf, field, open, press, type } from '../../features/account/test-account';
import { PasswordSection } from './password-section';

const NEW = 'kazan dairesi 2026';

async function change(...answers: ConstructorParameters<typeof AccountServer>[0]['ChangeStaffPassword']) {
  const server = new AccountServer({ ChangeStaffPassword: answers });
  await open(server, <PasswordSection login="ayşe" />);
  return server;
}

async function fillIn(newPassword: string): Promise<void> {
  type('Mevcut şifre', 'eski şifre 2025');
  type('Yeni şifre', newPassword);
  type('Yeni şifre (tekrar)', newPassword);
  await press('Şifreyi değiştir');
}

afterEach(cleanup);

it('changes the password and empties the form', async () => {
  const server = await change({ data: { changeStaffPassword: true } });
  await fillIn(NEW);
  expect(server.sent).toEqual([{ input: { currentPassword: 'eski şifre 2025', newPassword: NEW } }]);
  expect(['Mevcut şifre', 'Yeni şifre', 'Yeni şifre (tekrar)'].map((label) => field(label).value)).toEqual([
    '',
    '',
    '',
  ]);
});

it.each([
  ['PASSWORD_WRONG', 'Mevcut şifre', 'Mevcut şifre hatalı'],
  ['PASSWORD_TOO_COMMON', 'Yeni şifre', 'Bu şifre çok yaygın'],
])('shows %s at its field and keeps what was typed', async (code, label, message) => {
  await change({ code, message });
  await fillIn(NEW);
  expect(descriptionOf(label)).toContain(message);
  expect(document.activeElement).toBe(field(label));
  expect(field('Yeni şifre').value).toBe(NEW);
});

it('refuses a password of fewer than twelve characters without asking the server', async () => {
  const server = await change();
  await fillIn('kısa şifre');
  expect(descriptionOf('Yeni şifre')).toContain('Şifre en az 12 karakter olmalıdır');
  expect(server.sent).toEqual([]);
});
