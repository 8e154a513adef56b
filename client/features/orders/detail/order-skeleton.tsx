import { Box, Card, Heading, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { NeedsScripts } from '../../../ui/feedback/needs-scripts';
import { TwoColumns } from '../../../ui/layout/two-columns';

/** The shape of an order before it is there. */
export function OrderSkeleton() {
  return (
    <Box paddingTop="5">
      <Heading as="h1" srOnly>
        Sipariş
      </Heading>
      <NeedsScripts text="Siparişinizi görmek için tarayıcınızda JavaScript açık olmalıdır; ayrıntıları e-postanızda bulursunuz.">
        <Box aria-busy>
          <VisuallyHidden>Sipariş yükleniyor</VisuallyHidden>
          <Skeleton width="22rem" maxWidth="full" height="8" marginBottom="6" />
          <TwoColumns gap="4">
            <CardSkeleton rows={3} />
            <CardSkeleton rows={2} />
          </TwoColumns>
        </Box>
      </NeedsScripts>
    </Box>
  );
}

function CardSkeleton({ rows }: { rows: number }) {
  return (
    <Card.Root>
      <Card.Body gap="4" padding="5" minHeight="16rem">
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height="12" />
        ))}
      </Card.Body>
    </Card.Root>
  );
}
