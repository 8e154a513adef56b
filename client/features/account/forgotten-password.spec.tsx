import { cleanup, screen } from '@testing-library/react';
import { ForgottenPassword } from './forgotten-password';
import { AccountServer, descriptionOf, field, open, press, type } from './test-account';

const SENT = { data: { requestPasswordReset: true } };

async function openForgottenPassword(...answers: (typeof SENT | 'cut')[]) {
  const server = new AccountServer({ RequestPasswordReset: answers });
  await open(server, <ForgottenPassword />);
  return server;
}

afterEach(cleanup);

it('does not send what cannot be an address, and says so at the field', async () => {
  const server = await openForgottenPassword();
  type('E-posta', 'gulsah');
  await press('Bağlantı Gönder');
  expect(descriptionOf('E-posta')).toEqual(['Geçerli bir e-posta adresi girin.']);
  expect(document.activeElement).toBe(field('E-posta'));
  expect(server.sent).toEqual([]);
});

it('names the address it wrote to, and lets another one be typed with the focus in the field', async () => {
  const server = await openForgottenPassword(SENT, SENT);
  type('E-posta', ' gulsah@firma.example ');
  await press('Bağlantı Gönder');
  const notice = screen.getByRole('status');
  expect(notice.textContent).toContain('gulsah@firma.example adresine kayıtlı bir hesap varsa');
  expect(document.activeElement).toBe(notice);
  await press('Başka bir adres yazın');
  expect(document.activeElement).toBe(field('E-posta'));
  expect(field('E-posta').value).toBe('gulsah@firma.example');
  type('E-posta', 'gulsah@firma.com.example');
  await press('Bağlantı Gönder');
  expect(server.sent).toEqual([{ email: 'gulsah@firma.example' }, { email: 'gulsah@firma.com.example' }]);
});

it('keeps the address when the server was not reached', async () => {
  await openForgottenPassword('cut');
  type('E-posta', 'gulsah@firma.example');
  await press('Bağlantı Gönder');
  expect(screen.getByText(/Bağlantı kurulamadı/)).toBeTruthy();
  expect(field('E-posta').value).toBe('gulsah@firma.example');
});
