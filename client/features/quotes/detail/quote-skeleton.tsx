import { Box, Heading, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { NeedsScripts } from '../../../ui/feedback/needs-scripts';

/** The shape of a quote before it is there. */
export function QuoteSkeleton() {
  return (
    <Box paddingTop="5">
      <Heading as="h1" srOnly>
        Teklif
      </Heading>
      <NeedsScripts text="Teklifinizi görmek için tarayıcınızda JavaScript açık olmalıdır; PDF’i e-postanızda bulursunuz.">
        <Stack aria-busy gap="4">
          <VisuallyHidden>Teklif yükleniyor</VisuallyHidden>
          <Skeleton width="22rem" maxWidth="full" height="8" />
          <Skeleton height="16" />
          <Skeleton height="72" />
        </Stack>
      </NeedsScripts>
    </Box>
  );
}
