import { Box, Button, Flex, List, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatCount } from '../../../shop/format';
import { Icon } from '../../../ui/controls/icon';
import { type BulkResult } from './bulk-change';
import { type OrderRow } from './order-row';

interface BulkReportProps {
  orders: readonly OrderRow[];
  results: BulkResult;
  onClose: () => void;
}

/** How many orders were changed, and of each of the others why it was not. */
export function BulkReport({ orders, results, onClose }: BulkReportProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  const refused = results.flatMap(({ orderId, refusal }) => (refusal ? [{ orderId, refusal }] : []));
  const changed = results.length - refused.length;
  return (
    <Stack gap="4" role="status">
      {changed > 0 && (
        <Flex gap="2" align="center" color="success.fg">
          <Icon of={CircleCheck} size={18} />
          {formatCount(changed)} sipariş değiştirildi.
        </Flex>
      )}
      {refused.length > 0 && (
        <Box>
          <Flex gap="2" align="center" color="danger.fg">
            <Icon of={CircleAlert} size={18} />
            {formatCount(refused.length)} sipariş değiştirilmedi; seçili kaldı.
          </Flex>
          <List.Root variant="plain" marginTop="2" maxHeight="2xs" overflowY="auto" gap="2">
            {refused.map(({ orderId, refusal }) => (
              <List.Item key={orderId} display="block">
                <b>#{numbers.get(orderId)}</b>
                <Text textStyle="small" color="fg.muted">
                  {refusal.message}
                </Text>
              </List.Item>
            ))}
          </List.Root>
        </Box>
      )}
      <Flex justify="flex-end">
        <Button ref={close} variant="outline" onClick={onClose}>
          Kapat
        </Button>
      </Flex>
    </Stack>
  );
}
