import { Card, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { TwoColumns } from '../../ui/layout/two-columns';

const SECTIONS = [3, 4, 3];

/** The shape of the form while it is on its way. */
export function CheckoutSkeleton() {
  return (
    <TwoColumns columnGap="10" rowGap="5" aria-busy="true">
      <VisuallyHidden>Yükleniyor…</VisuallyHidden>
      <Card.Root>
        {SECTIONS.map((fields, index) => (
          <Stack
            key={index}
            gap="4"
            paddingBlock={{ base: '5', md: '6' }}
            paddingInline={{ base: '4', md: '6' }}
            css={{ '& + &': { borderTopWidth: '1px' } }}
          >
            <Skeleton width="9rem" height="5" />
            <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
              {Array.from({ length: fields }, (_, field) => (
                <Skeleton key={field} height="11" />
              ))}
            </SimpleGrid>
          </Stack>
        ))}
      </Card.Root>
      <Card.Root>
        <Stack gap="4" padding="5">
          <Skeleton width="9rem" height="5" />
          <Skeleton height="11" />
          <Skeleton height="11" />
          <Skeleton height="12" />
        </Stack>
      </Card.Root>
    </TwoColumns>
  );
}
