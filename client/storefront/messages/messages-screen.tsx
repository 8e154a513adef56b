import { Container, Heading, Text } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { useVisitor } from '../../features/account/me';
import { OwnConversations } from '../../features/messages/own-conversations';
import { DesignProvider } from '../../design/design-provider';
import { paths } from '../../paths';
import { ErrorState } from '../../ui/feedback/error-state';
import { Breadcrumbs } from '../../ui/navigation/breadcrumbs';
import { type PageMeta } from '../screen';
import { SignInNotice } from '../sign-in/sign-in-notice';

const TRAIL = [
  { name: 'Ana Sayfa', path: paths.home() },
  { name: 'Mesajlarım', path: paths.messages() },
];

export const isPersonal = true;

export function meta(): PageMeta {
  return { title: 'Mesajlarım', description: 'Mağazaya yazdığınız mesajlar ve yanıtları.' };
}

/** What the signed-in customer wrote to the shop. */
export function Component() {
  return (
    <DesignProvider>
      <Container maxWidth="3xl" marginInlineStart="0" paddingBottom="10">
        <Breadcrumbs trail={TRAIL} />
        <Heading as="h1" textStyle="h1" paddingTop="4" paddingBottom="5">
          Mesajlarım
        </Heading>
        <Messages />
      </Container>
    </DesignProvider>
  );
}

function Messages() {
  const visitor = useVisitor();
  const { pathname } = useLocation();
  switch (visitor.kind) {
    case 'unknown':
      return <Text role="status">Mesajlarınız yükleniyor…</Text>;
    case 'failed':
      return <ErrorState title="Mesajlarınız yüklenemedi" onRetry={visitor.askAgain} />;
    case 'guest':
      return <SignInNotice returnTo={pathname} />;
    case 'customer':
      return <OwnConversations key={visitor.me.id} />;
  }
}
