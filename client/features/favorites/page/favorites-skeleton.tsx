import { Skeleton, Stack } from '@chakra-ui/react';

export function FavoritesSkeleton() {
  return (
    <Stack gap="3" role="status" aria-label="Favoriler yükleniyor">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} height="20" borderRadius="md" />
      ))}
    </Stack>
  );
}
