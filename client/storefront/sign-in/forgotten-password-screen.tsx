import { Link } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../paths';
import { ForgottenPassword } from '../../features/account/forgotten-password';
import { AccountPage } from './account-page';
import { type PageMeta } from '../screen';

export const isPersonal = true;

export function meta(): PageMeta {
  return { title: 'Şifremi unuttum', description: 'Şifrenizi e-postanıza gelen bağlantıyla yenileyin.' };
}

export function Component() {
  return (
    <AccountPage
      title="Şifremi unuttum"
      lead="Kayıtlı e-posta adresinizi yazın; şifrenizi yenileyebileceğiniz bir bağlantı gönderelim."
      foot={
        <Link asChild paddingBlock="0.5">
          <RouterLink to={paths.login()}>Girişe dönün</RouterLink>
        </Link>
      }
    >
      <ForgottenPassword />
    </AccountPage>
  );
}
