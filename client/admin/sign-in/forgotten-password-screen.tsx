import { Flex, Heading, Link, Stack, Text } from '@chakra-ui/react';
import { type Client } from '@urql/core';
import { Link as RouterLink, useLoaderData } from 'react-router-dom';
import { ForgottenPassword } from '../../features/account/forgotten-password';
import { graphql, type ResultOf } from '../../graphql/graphql';
import { runQuery } from '../../graphql/query';
import { paths } from '../../paths';
import { LoginPage } from './login-page';

const ForgottenPasswordScreenQuery = graphql(`
  query AdminForgottenPasswordScreen {
    siteSettings {
      siteName
    }
  }
`);

export const forgottenPasswordLoader = (client: Client) => () =>
  runQuery(client, ForgottenPasswordScreenQuery, {});

/** Mails staff a link for a new password, which leads back to the panel. */
export function ForgottenPasswordScreen() {
  const { siteSettings } = useLoaderData<ResultOf<typeof ForgottenPasswordScreenQuery>>();
  return (
    <LoginPage siteName={siteSettings.siteName}>
      <title>{`Şifremi unuttum | ${siteSettings.siteName} yönetim paneli`}</title>
      <Stack as="header" gap="1.5">
        <Heading as="h1" textStyle="h1">
          Şifremi unuttum
        </Heading>
        <Text color="fg.muted">
          Panel hesabınızın e-posta adresini yazın; şifrenizi yenileyebileceğiniz bir bağlantı gönderelim.
        </Text>
      </Stack>
      <ForgottenPassword />
      <Flex paddingTop="4" borderTopWidth="1px">
        <Link asChild paddingBlock="0.5">
          <RouterLink to={paths.adminLogin()}>Girişe dönün</RouterLink>
        </Link>
      </Flex>
    </LoginPage>
  );
}
