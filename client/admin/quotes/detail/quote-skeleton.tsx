import { Skeleton, Stack } from '@chakra-ui/react';

/** In place of a quote until it is loaded. */
export function QuoteSkeleton() {
  return (
    <Stack gap="4" role="status" aria-label="Teklif yükleniyor">
      <Skeleton height="10" width="60%" />
      <Skeleton height="lg" />
    </Stack>
  );
}
