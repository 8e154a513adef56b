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
import { ENDED_PARAMETER, SIGN_IN_CODE_PARAMETER, SIGN_IN_ERROR_PARAMETER } from '../../path-parameters';
import { paths } from '../../paths';
import { panelReturnAddress } from '../../shop/return-address';
import { Icon } from '../../ui/controls/icon';
import { loadCurrentStaff } from '../session/current-staff';
import { ErrorAlert } from '../../ui/feedback/error-alert';
import { LoginPage } from './login-page';
import { announceStaffChange } from '../session/staff-change';
import { SingleSignOnCode } from './single-sign-on-code';
import { SingleSignOnLink } from './single-sign-on-link';
import { StaffLogin } from './staff-login';

const LoginScreenQuery = graphql(
  `
    query AdminLoginScreen($code: String!) {
      siteSettings {
        siteName
      }
      singleSignOn {
        label
        message(code: $code)
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
    const { searchParams } = new URL(request.url);
    const [staff, screen] = await Promise.all([
      loadCurrentStaff(client),
      runQuery(client, LoginScreenQuery, { code: searchParams.get(SIGN_IN_ERROR_PARAMETER) ?? '' }),
    ]);
    return staff ? redirect(panelReturnAddress(searchParams)) : screen;
  };
}

/** The door of the panel. */
export function LoginScreen() {
  const { siteSettings, demoAccounts, singleSignOn } = useLoaderData<LoginScreenData>();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const returnTo = panelReturnAddress(parameters);
  const goOn = async () => {
    announceStaffChange('signed-in');
    await navigate(returnTo, { replace: true });
  };
  const startOver = (code?: string) =>
    void navigate(code === undefined ? paths.adminLogin(returnTo) : paths.adminLoginRefused(code, returnTo), {
      replace: true,
    });
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
      {parameters.has(SIGN_IN_ERROR_PARAMETER) && (
        <ErrorAlert role="alert">
          <p>{singleSignOn?.message ?? 'Kurumsal giriş yapılamadı. Lütfen yeniden deneyin.'}</p>
        </ErrorAlert>
      )}
      {parameters.has(SIGN_IN_CODE_PARAMETER) ? (
        <SingleSignOnCode onSuccess={goOn} onRestart={startOver} />
      ) : (
        <StaffLogin
          accounts={demoAccounts}
          help={
            <Link asChild alignSelf="flex-end" marginTop="-2" paddingBlock="3px" textStyle="small">
              <RouterLink to={paths.adminForgottenPassword()}>Şifremi unuttum</RouterLink>
            </Link>
          }
          alternative={singleSignOn && <SingleSignOnLink label={singleSignOn.label} returnTo={returnTo} />}
          onSuccess={goOn}
        />
      )}
    </LoginPage>
  );
}
