import { Container, Heading, Stack } from '@chakra-ui/react';
import { type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DesignProvider } from '../../design/design-provider';
import { useVisitor } from '../../features/account/me';
import { paths } from '../../paths';
import { ErrorState } from '../../ui/feedback/error-state';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { SignInNotice } from '../sign-in/sign-in-notice';
import { AccountTabs } from './account-tabs';

interface OwnPageProps {
  title: string;
  /** Of the screen: one of the tabs. */
  path: string;
  /** Until it is known who visits. */
  skeleton: ReactNode;
  /** What is said when that cannot be told. */
  failure: string;
  /** What guests see instead of being asked to sign in. */
  guest?: ReactNode;
  /** What a customer has; made anew for each. */
  children: (customerId: string) => ReactNode;
}

/** A list that belongs to a customer: orders, quotes, messages, favorites. */
export function OwnPage({ title, path, ...content }: OwnPageProps) {
  return (
    <DesignProvider>
      <Container paddingBottom="10">
        <Breadcrumbs
          trail={[
            { name: 'Ana Sayfa', path: paths.home() },
            { name: title, path },
          ]}
        />
        <Heading as="h1" textStyle="h1" paddingTop="4" paddingBottom="5">
          {title}
        </Heading>
        <OwnContent path={path} {...content} />
      </Container>
    </DesignProvider>
  );
}

function OwnContent({ path, skeleton, failure, guest, children }: Omit<OwnPageProps, 'title'>) {
  const visitor = useVisitor();
  const { pathname, search } = useLocation();
  switch (visitor.kind) {
    case 'unknown':
      return skeleton;
    case 'failed':
      return <ErrorState title={failure} onRetry={visitor.askAgain} />;
    case 'guest':
      return guest ?? <SignInNotice returnTo={pathname + search} />;
    case 'customer':
      return (
        <Stack gap="5">
          <AccountTabs current={path} />
          {children(visitor.me.id)}
        </Stack>
      );
  }
}
