import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { ForgottenPasswordForm } from '../../features/account/forgotten-password-form';
import text from '../../ui/text.module.css';
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
        <Link to={paths.login()} className={text.link}>
          Girişe dönün
        </Link>
      }
    >
      <ForgottenPasswordForm />
    </AccountPage>
  );
}
