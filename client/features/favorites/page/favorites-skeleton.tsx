import { Skeleton, Stack } from '@chakra-ui/react';
import { NeedsScripts } from '../../../ui/feedback/needs-scripts';

export function FavoritesSkeleton() {
  return (
    <NeedsScripts text="Favorilerinizi görmek için tarayıcınızda JavaScript açık olmalıdır.">
      <Stack gap="3" role="status" aria-label="Favoriler yükleniyor">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} height="20" borderRadius="md" />
        ))}
      </Stack>
    </NeedsScripts>
  );
}
