import { Box, Card, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { NeedsScripts } from '../../../ui/feedback/needs-scripts';

/** The shape of the list before it is there. */
export function OrdersSkeleton() {
  return (
    <NeedsScripts text="Siparişlerinizi görmek için tarayıcınızda JavaScript açık olmalıdır; ayrıntılarını e-postanızda bulursunuz.">
      <Box aria-busy>
        <VisuallyHidden>Siparişleriniz yükleniyor</VisuallyHidden>
        <Stack gap="4" aria-hidden>
          {[0, 1, 2].map((place) => (
            <Card.Root key={place}>
              <Card.Body gap="4" padding="5">
                <Skeleton width="26rem" maxWidth="full" height="5" />
                <Skeleton height="11" />
                <Skeleton height="11" />
                <Skeleton width="40%" height="4" />
              </Card.Body>
            </Card.Root>
          ))}
        </Stack>
      </Box>
    </NeedsScripts>
  );
}
