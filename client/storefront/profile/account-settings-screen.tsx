import { Card } from '@chakra-ui/react';
import { OwnConsents, OwnConsentsQuery } from '../../features/consents/own-consents';
import { OwnPassword } from '../../features/profile/own-password';
import { OwnSessions, OwnSessionsQuery } from '../../features/profile/own-sessions';
import { ProfileQuery } from '../../features/profile/profile.fragment';
import { warm } from '../../graphql/query';
import { paths } from '../../paths';
import { type PageMeta, type ScreenRequest } from '../screen';
import { AccountPage } from './account-page';

export const isPersonal = true;

export async function loader({ client }: ScreenRequest): Promise<null> {
  await Promise.all([
    warm(client, ProfileQuery, {}),
    warm(client, OwnSessionsQuery, {}),
    warm(client, OwnConsentsQuery, {}),
  ]);
  return null;
}

export function meta(): PageMeta {
  return { title: 'Hesap ayarları', description: 'İletişim izinleriniz, oturumlarınız ve şifreniz.' };
}

export function Component() {
  return (
    <AccountPage path={paths.accountSettings()}>
      {({ id, email }) => (
        <Card.Root key={id}>
          <OwnConsents />
          <OwnSessions />
          <OwnPassword email={email} />
        </Card.Root>
      )}
    </AccountPage>
  );
}
