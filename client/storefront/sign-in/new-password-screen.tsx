import { useParams } from 'react-router-dom';
import { NewPassword } from '../../features/account/new-password';
import { AccountPage } from './account-page';
import { type PageMeta } from '../screen';

export const isPersonal = true;

export function meta(): PageMeta {
  return { title: 'Şifrenizi belirleyin', description: '' };
}

/** Where the mail about a forgotten password leads, and the invitation of staff. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <AccountPage title="Şifrenizi belirleyin">
      <NewPassword key={token} token={token} />
    </AccountPage>
  );
}
