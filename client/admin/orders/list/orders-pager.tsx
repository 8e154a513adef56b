import { Flex, Text } from '@chakra-ui/react';
import { formatCount } from '../../../shop/format';
import { Pager } from '../../../ui/navigation/pager';
import { countText } from './count-text';
import { ORDERS_PER_PAGE } from './orders-state';

interface OrdersPagerProps {
  page: number;
  found: { total: number; isTotalExact: boolean };
  addressOf: (page: number) => string;
}

/** Which part of the list is shown, and the ways to the others. */
export function OrdersPager({ page, found, addressOf }: OrdersPagerProps) {
  const { total } = found;
  const first = (page - 1) * ORDERS_PER_PAGE + 1;
  const last = Math.min(total, page * ORDERS_PER_PAGE);
  return (
    <Flex wrap="wrap" align="center" justify="space-between" gap="3">
      <Text color="fg.muted" textStyle="figures">
        {countText(found)} siparişten {formatCount(first)}–{formatCount(last)}
      </Text>
      <Pager page={page} lastPage={Math.max(1, Math.ceil(total / ORDERS_PER_PAGE))} addressOf={addressOf} />
    </Flex>
  );
}
