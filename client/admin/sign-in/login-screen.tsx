import { Alert, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { type Client } from '@urql/core';
import { Clock } from 'lucide-react';
import {
  Link as RouterLink,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import { DemoAccountFragment } from '../../features/account/demo-accounts';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { ENDED_PARAMETER, paths } from '../../paths';
import { panelReturnAddress } from '../../shop/return-address';
import { Icon } from '../../ui/controls/icon';
import { loadCurrentStaff } from '../session/current-staff';
import { LoginPage } from './login-page';
import { announceStaffChange } from '../session/staff-change';
import { StaffLogin } from './staff-login';

const LoginScreenQuery = graphql(
  `
    query AdminLoginScreen {
      siteSettings {
        siteName
      }
      demoAccounts {
        ...DemoAccount
      }
    }
  `,
  [DemoAccountFragment],
);

type LoginScreenData = ResultOf<typeof LoginScreenQuery>;

/** Staff who are signed in already go on at once. */
export function loginLoader(client: Client) {
  return async ({ request }: LoaderFunctionArgs): Promise<LoginScreenData | Response> => {
    const [staff, screen] = await Promise.all([
      loadCurrentStaff(client),
      runQuery(client, LoginScreenQuery, {}),
    ]);
    return staff ? redirect(panelReturnAddress(new URL(request.url).searchParams)) : screen;
  };
}

/** The door of the panel. */
export function LoginScreen() {
  const { siteSettings, demoAccounts } = useLoaderData<LoginScreenData>();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const goOn = async () => {
    announceStaffChange('signed-in');
    await navigate(panelReturnAddress(parameters), { replace: true });
  };
  return (
    <LoginPage siteName={siteSettings.siteName}>
      <title>{`Giriş | ${siteSettings.siteName} yönetim paneli`}</title>
      <Stack as="header" gap="1.5">
        <Heading as="h1" textStyle="h1">
          Yönetim paneline giriş
        </Heading>
        <Text color="fg.muted">Yalnızca mağaza çalışanları içindir; her giriş kaydedilir.</Text>
      </Stack>
      {parameters.has(ENDED_PARAMETER) && (
        <Alert.Root status="info" role="status">
          <Alert.Indicator>
            <Icon of={Clock} size={20} />
          </Alert.Indicator>
          <Alert.Content>
            <Alert.Description>
              Oturumunuz sona erdi. Kaldığınız yere dönmek için yeniden giriş yapın.
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <StaffLogin
        accounts={demoAccounts}
        help={
          <Link asChild alignSelf="flex-end" marginTop="-2" paddingBlock="3px" textStyle="small">
            <RouterLink to={paths.adminForgottenPassword()}>Şifremi unuttum</RouterLink>
          </Link>
        }
        onSuccess={goOn}
      />
    </LoginPage>
  );
}
