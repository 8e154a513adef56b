import { cleanup, screen } from '@testing-library/react';
import { refusal } from '../../graphql/test-answers';
import { type Answer, server } from '../../graphql/test-server';
import { open, press } from '../../ui/form/test-form';
import { EmailVerification, VerifyEmailMutation } from './email-verification';

async function verify(...answers: Answer<typeof VerifyEmailMutation>[]) {
  server.answers(VerifyEmailMutation, ...answers);
  await open(<EmailVerification token="t" />);
  expect(server.requests).toEqual([]);
  await press('E-posta Adresimi Doğrula');
}

afterEach(cleanup);

it('verifies the address once the button is pressed, not when the link is followed', async () => {
  await verify({ verifyEmail: true });
  expect(server.sent(VerifyEmailMutation)).toEqual([{ token: 't' }]);
  expect(screen.getByText('E-posta adresiniz doğrulandı')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

it('leads a guest with a link that was used before to the sign-in', async () => {
  await verify(refusal('LINK_INVALID'));
  expect(screen.getByText('Bu bağlantı artık geçerli değil')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Yeni bağlantı için giriş yapın' })).toBeTruthy();
});

it('can be repeated when the server was not reached', async () => {
  await verify('cut', { verifyEmail: true });
  expect(screen.getByText(/Bağlantı kurulamadı/)).toBeTruthy();
  await press('E-posta Adresimi Doğrula');
  expect(screen.getByText('E-posta adresiniz doğrulandı')).toBeTruthy();
});
