import { useParams } from 'react-router-dom';
import { NewPassword } from '../../features/account/new-password';
import { AccountPage } from './account-page';
import { type PageMeta } from '../screen';

export const isPersonal = true;

export function meta(): PageMeta {
  return { title: 'Yeni şifre', description: '' };
}

/** Where the mail about a forgotten password leads. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <AccountPage title="Yeni şifre belirleyin">
      <NewPassword key={token} token={token} />
    </AccountPage>
  );
}
