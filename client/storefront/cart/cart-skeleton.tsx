import { Box, Card, Flex, Heading, Skeleton, Text } from '@chakra-ui/react';
import { CartColumns } from './cart-columns';

/** The shape of a cart until it is loaded; without scripts it never is, and the page says so. */
export function CartSkeleton() {
  return (
    <CartColumns
      side={
        <Card.Root aria-hidden css={SCRIPTED}>
          <Card.Body gap="4">
            <Skeleton height="4" />
            <Skeleton height="4" />
            <Skeleton height="7" />
            <Skeleton height="controlLarge" />
          </Card.Body>
        </Card.Root>
      }
    >
      <Heading as="h1" textStyle="h1" mb="5">
        Sepet
      </Heading>
      <noscript>
        <p>Sepetinizi görmek için tarayıcınızda JavaScript’i açın ya da siparişiniz için bizi arayın.</p>
      </noscript>
      <Box aria-busy css={SCRIPTED}>
        <Text srOnly>Sepetiniz yükleniyor</Text>
        <Card.Root aria-hidden>
          {[1, 2].map((line) => (
            <Flex key={line} align="center" gap="4" px="5" py="4" borderTopWidth={line > 1 ? '1px' : '0'}>
              <Skeleton width="5.5rem" height="4.125rem" flex="none" />
              <Skeleton flex="0 1 20rem" minWidth="0" height="4.5" />
              <Skeleton flex="0 1 7.25rem" minWidth="0" height="4.5" marginInlineStart="auto" />
            </Flex>
          ))}
        </Card.Root>
      </Box>
    </CartColumns>
  );
}

const SCRIPTED = { '@media (scripting: none)': { display: 'none' } };
