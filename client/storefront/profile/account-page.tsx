import { Box, Circle, Container, Flex, Heading, Image, Skeleton, Stack, Text } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { useQuery } from 'urql';
import { DesignProvider } from '../../design/design-provider';
import { useVisitor } from '../../features/account/me';
import { type Profile, ProfileQuery } from '../../features/profile/profile.fragment';
import { paths } from '../../paths';
import { formatDate } from '../../shop/format';
import { useHydrated } from '../../ui/controls/use-hydrated';
import { ErrorState } from '../../ui/feedback/error-state';
import { NeedsScripts } from '../../ui/feedback/needs-scripts';
import { Toasts } from '../../ui/feedback/toasts';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { initials } from '../../shop/initials';
import { SignInNotice } from '../sign-in/sign-in-notice';
import { AccountTabs } from './account-tabs';

const TRAIL = [
  { name: 'Ana Sayfa', path: paths.home() },
  { name: 'Profilim', path: paths.profile() },
];

interface AccountPageProps {
  /** Path of the screen: one of the tabs. */
  path: string;
  children: (profile: Profile) => ReactNode;
}

/** What stands around each part of an account: whose it is, and the way between the parts. */
export function AccountPage({ path, children }: AccountPageProps) {
  const isHydrated = useHydrated();
  return (
    <DesignProvider>
      <Container>
        <Breadcrumbs trail={TRAIL} />
        <Account path={path}>{children}</Account>
      </Container>
      {/* Sent with the page it would have a style attribute, which the policy of pages blocks. */}
      {isHydrated && <Toasts />}
    </DesignProvider>
  );
}

function Account({ path, children }: AccountPageProps) {
  const visitor = useVisitor();
  const [{ data, error, fetching }, ask] = useQuery({
    query: ProfileQuery,
    pause: visitor.kind !== 'customer',
  });
  const profile = visitor.kind === 'customer' ? data?.me : undefined;
  if (visitor.kind === 'guest') {
    return (
      <>
        <Heading as="h1" textStyle="h1" paddingTop="4" paddingBottom="5">
          Profilim
        </Heading>
        <SignInNotice returnTo={path} />
      </>
    );
  }
  const retry = visitor.kind === 'failed' ? visitor.askAgain : () => ask({ requestPolicy: 'network-only' });
  const hasFailed = visitor.kind === 'failed' || (error !== undefined && !fetching && !data);
  return (
    <Stack gap="5" paddingTop="4">
      {profile ? <Head profile={profile} /> : <Heading textStyle="h1">Profilim</Heading>}
      <AccountTabs current={path} />
      {hasFailed && <ErrorState title="Profiliniz yüklenemedi" onRetry={retry} />}
      {!hasFailed && !profile && (
        <NeedsScripts text="Profilinizi görmek için tarayıcınızda JavaScript açık olmalıdır.">
          <Skeleton height="16rem" role="status" aria-label="Profiliniz yükleniyor" />
        </NeedsScripts>
      )}
      {profile && children(profile)}
    </Stack>
  );
}

function Head({ profile: { name, avatarId, company, createdAt } }: { profile: Profile }) {
  return (
    <Flex align="center" gap="4">
      {avatarId === null ? (
        <Circle
          size="14"
          bg="petrol.subtle"
          color="petrol.fg"
          fontWeight="semibold"
          fontSize="xl"
          aria-hidden
        >
          {initials(name)}
        </Circle>
      ) : (
        <Image
          src={paths.avatar(avatarId)}
          alt="Profil resminiz"
          boxSize="14"
          borderRadius="full"
          flexShrink="0"
        />
      )}
      <Box minWidth="0">
        <Heading as="h1" textStyle="h1" overflowWrap="anywhere">
          {name}
        </Heading>
        <Text color="fg.muted" overflowWrap="anywhere">
          {company !== null && `${company}, `}
          {company === null ? 'Üyelik' : 'üyelik'} {formatDate(createdAt)}
        </Text>
      </Box>
    </Flex>
  );
}
