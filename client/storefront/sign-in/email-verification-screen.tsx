import { useParams } from 'react-router-dom';
import { EmailVerification } from '../../features/account/email-verification';
import { AccountPage } from './account-page';
import { type PageMeta } from '../screen';

export const isPersonal = true;

export function meta(): PageMeta {
  return { title: 'E-posta doğrulama', description: '' };
}

/** Where the mail that greets a new customer leads. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <AccountPage title="E-posta doğrulama">
      <EmailVerification key={token} token={token} />
    </AccountPage>
  );
}
