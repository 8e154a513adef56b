import { cleanup, screen } from '@testing-library/react';
import { type Answer, server } from '../../graphql/test-server';
import { descriptionOf, field, open, press, type } from '../../ui/form/test-form';
import { ForgottenPassword } from './forgotten-password';
import { RequestPasswordResetMutation } from './forgotten-password-form';

const SENT = { requestPasswordReset: true };

function openForgottenPassword(...answers: Answer<typeof RequestPasswordResetMutation>[]) {
  server.answers(RequestPasswordResetMutation, ...answers);
  return open(<ForgottenPassword />);
}

afterEach(cleanup);

it('does not send what cannot be an address, and says so at the field', async () => {
  await openForgottenPassword();
  type('E-posta', 'gulsah');
  await press('Bağlantı Gönder');
  expect(descriptionOf('E-posta')).toEqual(['Geçerli bir e-posta adresi girin.']);
  expect(document.activeElement).toBe(field('E-posta'));
  expect(server.requests).toEqual([]);
});

it('names the address it wrote to, and lets another one be typed with the focus in the field', async () => {
  await openForgottenPassword(SENT, SENT);
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
  expect(server.sent(RequestPasswordResetMutation)).toEqual([
    { email: 'gulsah@firma.example' },
    { email: 'gulsah@firma.com.example' },
  ]);
});

it('keeps the address when the server was not reached', async () => {
  await openForgottenPassword('cut');
  type('E-posta', 'gulsah@firma.example');
  await press('Bağlantı Gönder');
  expect(screen.getByText(/Bağlantı kurulamadı/)).toBeTruthy();
  expect(field('E-posta').value).toBe('gulsah@firma.example');
});
