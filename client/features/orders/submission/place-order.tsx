import { Stack, Text } from '@chakra-ui/react';
import { formatLiraExactly } from '../../../shop/format';
import { SubmitButton } from '../../../ui/form/submit-button';

/** The last step, with what it binds to written right above it. */
export function PlaceOrder({ total }: { total: number }) {
  return (
    <Stack gap="3">
      <Text textStyle="small" color="fg.muted">
        «Siparişi Tamamla» düğmesine bastığınızda siparişiniz kesinleşir ve{' '}
        <b translate="no">{formatLiraExactly(total)}</b> (KDV Dahil) ödeme yükümlülüğü altına girersiniz.
      </Text>
      <SubmitButton busyLabel="İşleniyor..." size="lg" width="full">
        Siparişi Tamamla
      </SubmitButton>
    </Stack>
  );
}
