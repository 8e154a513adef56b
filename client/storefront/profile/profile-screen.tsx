import { SimpleGrid } from '@chakra-ui/react';
import { AddressBook } from '../../features/addresses/address-book';
import { ProfileCard } from '../../features/profile/profile-card';
import { ProfileQuery } from '../../features/profile/profile.fragment';
import { warm } from '../../graphql/query';
import { paths } from '../../paths';
import { type PageMeta, type ScreenRequest } from '../screen';
import { AccountPage } from './account-page';

export const isPersonal = true;

export function loader({ client }: ScreenRequest): Promise<null> {
  return warm(client, ProfileQuery, {});
}

export function meta(): PageMeta {
  return { title: 'Profilim', description: 'Profil bilgileriniz ve adresleriniz.' };
}

export function Component() {
  return (
    <AccountPage path={paths.profile()}>
      {(profile) => (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" alignItems="start">
          <ProfileCard key={profile.id} profile={profile} />
          <AddressBook />
        </SimpleGrid>
      )}
    </AccountPage>
  );
}
