import { Box, Stack } from '@chakra-ui/react';
import {
  ORDER_STATUS_LIST,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '../../../shop/order-labels';
import { ChoiceChips } from '../../../ui/choices/choice-chips';
import { SearchForm } from '../../../ui/form/search-form';
import { type OrdersQuery } from './orders-query';

interface OrdersFilterProps {
  query: OrdersQuery;
  onChange: (query: OrdersQuery) => void;
}

const PAYMENTS = Object.keys(PAYMENT_STATUSES) as PaymentStatus[];

/** Finds an order by its number and narrows the list; all of it stands in the address. */
export function OrdersFilter({ query, onChange }: OrdersFilterProps) {
  return (
    <Stack role="search" aria-label="Siparişlerde ara" gap="3" _print={{ display: 'none' }}>
      <Box maxWidth="md">
        <SearchForm
          label="Sipariş numarası"
          text={query.text}
          onSearch={(text) => onChange({ ...query, text, page: 1 })}
        />
      </Box>
      <ChoiceChips
        legend="Durum"
        choices={ORDER_STATUS_LIST.map((value) => ({ value, label: ORDER_STATUSES[value].label }))}
        chosen={query.statuses}
        onChange={(statuses) => onChange({ ...query, statuses, page: 1 })}
      />
      <ChoiceChips
        legend="Ödeme"
        choices={PAYMENTS.map((value) => ({ value, label: PAYMENT_STATUSES[value].label }))}
        chosen={query.payments}
        onChange={(payments) => onChange({ ...query, payments, page: 1 })}
      />
    </Stack>
  );
}
