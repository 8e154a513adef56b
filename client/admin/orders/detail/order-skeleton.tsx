import { Skeleton, Stack } from '@chakra-ui/react';
import { TwoColumns } from '../../../ui/layout/two-columns';

/** In place of an order until it is loaded. */
export function OrderSkeleton() {
  return (
    <Stack gap="4" role="status" aria-label="Sipariş yükleniyor">
      <Skeleton height="10" width="60%" />
      <TwoColumns gap="4">
        <Skeleton height="lg" />
        <Skeleton height="md" />
      </TwoColumns>
    </Stack>
  );
}
