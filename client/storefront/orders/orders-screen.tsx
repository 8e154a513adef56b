import { Container, Heading, Stack } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { useVisitor } from '../../features/account/me';
import { AccountTabs } from '../profile/account-tabs';
import { SignInNotice } from '../sign-in/sign-in-notice';
import { OrdersSkeleton } from '../../features/orders/list/orders-skeleton';
import { OwnOrders, warmOwnOrders } from '../../features/orders/list/own-orders';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { ErrorState } from '../../ui/feedback/error-state';
import { DesignProvider } from '../../design/design-provider';
import { type PageMeta, type ScreenRequest } from '../screen';

const TRAIL = [
  { name: 'Ana Sayfa', path: paths.home() },
  { name: 'Siparişlerim', path: paths.orders() },
];

export const isPersonal = true;

export function loader({ client, url }: ScreenRequest): Promise<null> {
  return warmOwnOrders(client, url.searchParams);
}

export function meta(): PageMeta {
  return { title: 'Siparişlerim', description: 'Verdiğiniz siparişler ve durumları.' };
}

export function Component() {
  return (
    <DesignProvider>
      <Container>
        <Breadcrumbs trail={TRAIL} />
        <Heading as="h1" textStyle="h1" paddingTop="4" paddingBottom="5">
          Siparişlerim
        </Heading>
        <Orders />
      </Container>
    </DesignProvider>
  );
}

function Orders() {
  const visitor = useVisitor();
  const { pathname, search } = useLocation();
  switch (visitor.kind) {
    case 'unknown':
      return <OrdersSkeleton />;
    case 'failed':
      return <ErrorState title="Siparişleriniz yüklenemedi" onRetry={visitor.askAgain} />;
    case 'guest':
      return <SignInNotice returnTo={pathname + search} />;
    case 'customer':
      return (
        <Stack gap="5">
          <AccountTabs current={paths.orders()} />
          <OwnOrders key={visitor.me.id} />
        </Stack>
      );
  }
}
