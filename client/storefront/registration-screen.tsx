import { Link, Navigate } from 'react-router-dom';
import { paths } from '../app/paths';
import { useVisitor } from '../features/account/me';
import { RegistrationForm } from '../features/account/registration-form';
import text from '../ui/text.module.css';
import { AccountPage } from './account-page';
import { type PageMeta } from './screen';
import { useAfterSignIn } from './use-after-sign-in';

export const isPersonal = true;

export function meta(): PageMeta {
  return { title: 'Kayıt', description: 'Hesap açın; siparişlerinizi tek yerden izleyin.' };
}

export function Component() {
  const visitor = useVisitor();
  const { returnTo, asked, goOn } = useAfterSignIn();
  if (visitor.kind === 'customer') return <Navigate to={returnTo} replace />;
  return (
    <AccountPage
      title="Hesap açın"
      lead="Siparişlerinizi tek yerden izleyin, bilgileriniz siparişte hazır gelsin."
      foot={
        <p>
          Hesabınız var mı?{' '}
          <Link to={paths.login(asked)} className={text.link}>
            Giriş yapın
          </Link>
        </p>
      }
    >
      <RegistrationForm returnTo={asked} onSuccess={goOn} />
    </AccountPage>
  );
}
