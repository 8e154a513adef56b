import { Box, Card, Text } from '@chakra-ui/react';
import { absoluteAddress, useOrigin } from '../../../shop/origin';
import { CopyButton } from '../../../ui/controls/copy-button';

/** The address by which a guest finds the order again, and only by it. */
export function FollowLink({ path }: { path: string }) {
  const address = absoluteAddress(path, useOrigin());
  return (
    <Card.Root>
      <Card.Body alignItems="flex-start" gap="3" paddingInline="5" paddingBlock="4">
        <Box minWidth="0" maxWidth="full">
          <Text textStyle="small" color="fg.muted">
            Takip bağlantınız
          </Text>
          <Text marginBlock="0.5" overflowWrap="anywhere">
            <span translate="no">{address}</span>
          </Text>
          <Text textStyle="small" color="fg.muted">
            Üye olmadan sipariş verdiniz; siparişinizi bu bağlantıyla izlersiniz. Saklamanızı öneririz.
          </Text>
        </Box>
        <CopyButton value={address} what="Takip bağlantısı" />
      </Card.Body>
    </Card.Root>
  );
}
