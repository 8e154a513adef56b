import { Card, Container, Flex, Text } from '@chakra-ui/react';
import { DesignProvider } from '../../design/design-provider';
import { NewLinkForm } from '../../features/orders/detail/new-link-form';
import { paths } from '../../paths';
import { ButtonLink } from '../../ui/controls/button-link';
import { type PageMeta } from '../screen';

export const isPersonal = true;

export function meta(): PageMeta {
  return { title: 'Sipariş takibi', description: 'Sipariş numaranız ve e-postanızla siparişinize ulaşın.' };
}

/** How buyers get to an order whose link they do not have at hand: to follow it, or to withdraw from it. */
export function Component() {
  return (
    <DesignProvider>
      <Container>
        <Card.Root as="section" maxWidth="md" marginInline="auto" marginBlock={{ base: '6', md: '12' }}>
          <Card.Body
            gap="4"
            paddingInline={{ base: '4', md: '8' }}
            paddingBlock={{ base: '5', md: '8' }}
            lineHeight="tall"
          >
            <Card.Title as="h1" textStyle="h2">
              Siparişinizi bulun
            </Card.Title>
            <NewLinkForm
              reason="Sipariş numaranızı ve e-posta adresinizi yazın; takip bağlantısını e-postayla gönderelim. Cayma bildirimi de o sayfadan yapılır."
              action="Bağlantıyı gönder"
            />
            <Flex wrap="wrap" gap="2" paddingTop="4" borderTopWidth="1px">
              <Text flexBasis="full" textStyle="small" color="fg.muted">
                Üyeyseniz siparişinizi giriş yaparak da görebilirsiniz.
              </Text>
              <ButtonLink to={paths.orders()}>Siparişlerim</ButtonLink>
            </Flex>
          </Card.Body>
        </Card.Root>
      </Container>
    </DesignProvider>
  );
}
