import { Card, Container, Flex, Text } from '@chakra-ui/react';
import { Phone } from 'lucide-react';
import { paths } from '../../../paths';
import { formatPhone, phoneHref } from '../../../shop/format';
import { useSite } from '../../../shop/site';
import { Icon } from '../../../ui/controls/icon';
import { NewLinkForm } from './new-link-form';
import { ButtonLink } from '../../../ui/controls/button-link';

/** A tracking link that no longer works: why, and the ways to the order that are left. */
export function EndedLink({ message }: { message: string }) {
  const { phone } = useSite();
  return (
    <Container>
      <Card.Root as="section" maxWidth="md" marginInline="auto" marginBlock={{ base: '6', md: '12' }}>
        <Card.Body
          gap="4"
          paddingInline={{ base: '4', md: '8' }}
          paddingBlock={{ base: '5', md: '8' }}
          lineHeight="tall"
        >
          <Card.Title as="h1" textStyle="h2">
            Takip bağlantısı sona erdi
          </Card.Title>
          <NewLinkForm reason={message} action="Yeni bağlantı gönder" />
          <Flex wrap="wrap" gap="2" paddingTop="4" borderTopWidth="1px">
            <Text flexBasis="full" textStyle="small" color="fg.muted">
              Üyeyseniz siparişinizi giriş yaparak da görebilirsiniz.
            </Text>
            <ButtonLink to={paths.login(paths.orders())}>Giriş yapın</ButtonLink>
            {phone && (
              <ButtonLink href={phoneHref(phone)}>
                <Icon of={Phone} size={18} />
                Arayın: {formatPhone(phone)}
              </ButtonLink>
            )}
          </Flex>
        </Card.Body>
      </Card.Root>
    </Container>
  );
}
