import { Link } from '@chakra-ui/react';
import { useState } from 'react';
import { Link as RouterLink, Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useVisitor } from '../../features/account/me';
import { RegistrationForm } from '../../features/account/registration-form';
import { AccountPage } from './account-page';
import { type PageMeta } from '../screen';
import { useAfterSignIn } from './use-after-sign-in';
import { WELCOME_STATE } from '../frame/welcome';

export const isPersonal = true;

export function meta(): PageMeta {
  return { title: 'Kayıt', description: 'Kayıt olun; siparişlerinizi tek yerden izleyin.' };
}

export function Component() {
  const visitor = useVisitor();
  const { returnTo, asked, goOn } = useAfterSignIn();
  const [welcome, setWelcome] = useState<typeof WELCOME_STATE>();
  // Who has just signed up may be known here before the next screen is loaded.
  if (visitor.kind === 'customer') return <Navigate to={returnTo} replace state={welcome} />;
  const greet = () => {
    setWelcome(WELCOME_STATE);
    goOn(WELCOME_STATE);
  };
  return (
    <AccountPage
      title="Kayıt olun"
      lead="Siparişlerinizi tek yerden izleyin, bilgileriniz siparişte hazır gelsin."
      foot={
        <p>
          Hesabınız var mı?{' '}
          <Link asChild paddingBlock="0.5">
            <RouterLink to={paths.login(asked)}>Giriş yapın</RouterLink>
          </Link>
        </p>
      }
    >
      <RegistrationForm returnTo={asked} onSuccess={greet} />
    </AccountPage>
  );
}
