import { cleanup, screen } from '@testing-library/react';
import { EmailVerification } from './email-verification';
import { AccountServer, open, press } from './test-account';

async function verify(...answers: ConstructorParameters<typeof AccountServer>[0]['VerifyEmail']) {
  const server = new AccountServer({ VerifyEmail: answers });
  await open(server, <EmailVerification token="t" />);
  expect(server.sent).toEqual([]);
  await press('E-posta Adresimi Doğrula');
  return server;
}

afterEach(cleanup);

it('verifies the address once the button is pressed, not when the link is followed', async () => {
  const server = await verify({ data: { verifyEmail: true } });
  expect(server.sent).toEqual([{ token: 't' }]);
  expect(screen.getByText('E-posta adresiniz doğrulandı')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

it('leads a guest with a link that was used before to the sign-in', async () => {
  await verify({ code: 'LINK_INVALID' });
  expect(screen.getByText('Bu bağlantı artık geçerli değil')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Yeni bağlantı için giriş yapın' })).toBeTruthy();
});

it('can be repeated when the server was not reached', async () => {
  await verify('cut', { data: { verifyEmail: true } });
  expect(screen.getByText(/Bağlantı kurulamadı/)).toBeTruthy();
  await press('E-posta Adresimi Doğrula');
  expect(screen.getByText('E-posta adresiniz doğrulandı')).toBeTruthy();
});
