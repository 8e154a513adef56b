import { Link } from '@chakra-ui/react';
import { Link as RouterLink, Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { DemoAccountFragment } from '../../features/account/demo-accounts';
import { LoginForm } from '../../features/account/login-form';
import { useVisitor } from '../../features/account/me';
import { graphql } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { AccountPage } from './account-page';
import { type PageMeta, type ScreenRequest, useScreenData } from '../screen';
import { useAfterSignIn } from './use-after-sign-in';

const LoginScreenQuery = graphql(
  `
    query LoginScreen {
      demoAccounts {
        ...DemoAccount
      }
    }
  `,
  [DemoAccountFragment],
);

export const isPersonal = true;

export function loader({ client }: ScreenRequest) {
  return runQuery(client, LoginScreenQuery, {});
}

export function meta(): PageMeta {
  return { title: 'Giriş', description: 'Hesabınıza giriş yapın; siparişlerinizi izleyin.' };
}

/** Anyone who is signed in already goes on at once. */
export function Component() {
  const { demoAccounts } = useScreenData<typeof loader>();
  const visitor = useVisitor();
  const { returnTo, asked, goOn } = useAfterSignIn();
  if (visitor.kind === 'customer') return <Navigate to={returnTo} replace />;
  return (
    <AccountPage
      title="Giriş yapın"
      lead="Siparişlerinizi izleyin, bilgilerinizi her seferinde yeniden yazmayın."
      foot={
        <p>
          Hesabınız yok mu?{' '}
          <Link asChild paddingBlock="0.5">
            <RouterLink to={paths.register(asked)}>Kayıt olun</RouterLink>
          </Link>
        </p>
      }
    >
      <LoginForm accounts={demoAccounts} onSuccess={() => goOn()} />
    </AccountPage>
  );
}
