import { cleanup, screen } from '@testing-library/react';
import { server } from '../../graphql/test-server';
import { open, press, type } from '../../ui/form/test-form';
import { ChangePasswordMutation, OwnPassword } from './own-password';

afterEach(cleanup);

it('sends the old and the new password of a customer, and nothing else', async () => {
  server.answers(ChangePasswordMutation, { changePassword: true });
  await open(<OwnPassword email="gulsah@ornek.com.tr" />);
  type('Mevcut şifre', 'eski-boru-77');
  type('Yeni şifre', 'yeni-boru-88');
  type('Yeni şifre (tekrar)', 'yeni-boru-88');
  await press('Şifreyi değiştir');
  expect(server.sent(ChangePasswordMutation)).toEqual([
    { input: { currentPassword: 'eski-boru-77', newPassword: 'yeni-boru-88' } },
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});
