import { Container, Heading, Stack } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { useVisitor } from '../../features/account/me';
import { AccountTabs } from '../profile/account-tabs';
import { SignInNotice } from '../sign-in/sign-in-notice';
import { QuoteSkeleton } from '../../features/quotes/detail/quote-skeleton';
import { OwnQuotes, warmOwnQuotes } from '../../features/quotes/list/own-quotes';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { ErrorState } from '../../ui/feedback/error-state';
import { DesignProvider } from '../../design/design-provider';
import { type PageMeta, type ScreenRequest } from '../screen';

const TRAIL = [
  { name: 'Ana Sayfa', path: paths.home() },
  { name: 'Tekliflerim', path: paths.quotes() },
];

export const isPersonal = true;

export function loader({ client, url }: ScreenRequest): Promise<null> {
  return warmOwnQuotes(client, url.searchParams);
}

export function meta(): PageMeta {
  return { title: 'Tekliflerim', description: 'İstediğiniz teklifler ve durumları.' };
}

export function Component() {
  return (
    <DesignProvider>
      <Container paddingBottom="10">
        <Breadcrumbs trail={TRAIL} />
        <Heading as="h1" textStyle="h1" paddingTop="4" paddingBottom="5">
          Tekliflerim
        </Heading>
        <Quotes />
      </Container>
    </DesignProvider>
  );
}

function Quotes() {
  const visitor = useVisitor();
  const { pathname, search } = useLocation();
  switch (visitor.kind) {
    case 'unknown':
      return <QuoteSkeleton />;
    case 'failed':
      return <ErrorState title="Teklifleriniz yüklenemedi" onRetry={visitor.askAgain} />;
    case 'guest':
      return <SignInNotice returnTo={pathname + search} />;
    case 'customer':
      return (
        <Stack gap="5">
          <AccountTabs current={paths.quotes()} />
          <OwnQuotes key={visitor.me.id} />
        </Stack>
      );
  }
}
