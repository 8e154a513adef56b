import { Flex, IconButton, Text } from '@chakra-ui/react';
import { FilterX } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { PlainSelect } from '../../../ui/choices/plain-select';
import { Icon } from '../../../ui/controls/icon';
import { SearchBox } from '../../../ui/table/search-box';
import { DayRange } from './day-range';
import {
  isNarrowed,
  MAX_SEARCH_LENGTH,
  type OrdersState,
  type PaymentChoice,
  type Period,
} from './orders-state';
import { countText } from './count-text';
import { TotalRange } from './total-range';

const PERIODS: Record<Period, string> = {
  ANY: 'Tarih: tümü',
  TODAY: 'Bugün',
  WEEK: 'Son 7 gün',
  MONTH: 'Son 30 gün',
  CUSTOM: 'Tarih aralığı',
};

const PAYMENTS: Record<PaymentChoice, string> = {
  ANY: 'Ödeme: tümü',
  PENDING: 'Ödeme: beklemede',
  OVERDUE: 'Ödeme: gecikti',
  PAID: 'Ödeme: ödendi',
};

interface OrdersFiltersProps {
  state: OrdersState;
  /** How many orders meet them; unknown while they are counted. */
  found: { total: number; isTotalExact: boolean } | undefined;
  onChange: (state: OrdersState) => void;
  onClear: () => void;
  /** What can be done with the list. */
  children: ReactNode;
}

/** Narrows the list; all of it stands in the address. */
export function OrdersFilters({ state, found, onChange, onClear, children }: OrdersFiltersProps) {
  const place = useRef<HTMLDivElement>(null);
  const clear = () => {
    // The button is hidden then.
    place.current?.focus({ preventScroll: true });
    onClear();
  };
  const narrow = (change: Partial<OrdersState>) => onChange({ ...state, ...change, page: 1 });
  return (
    <Flex
      ref={place}
      tabIndex={-1}
      role="search"
      aria-label="Siparişlerde ara"
      wrap="wrap"
      align="center"
      gap="2"
      _focusVisible={{ outline: 'none' }}
    >
      <SearchBox
        label="Numara, müşteri, firma, telefon, stok kodu"
        text={state.text}
        maxLength={MAX_SEARCH_LENGTH}
        onSearch={(text) => narrow({ text })}
      />
      <PlainSelect
        label="Tarih"
        options={PERIODS}
        value={state.period}
        onChange={(period) => narrow({ period, ...(period !== 'CUSTOM' && { from: '', to: '' }) })}
      />
      {state.period === 'CUSTOM' && (
        <DayRange from={state.from} to={state.to} onChange={(days) => narrow(days)} />
      )}
      <PlainSelect
        label="Ödeme"
        options={PAYMENTS}
        value={state.payment}
        onChange={(payment) => narrow({ payment })}
      />
      <TotalRange range={state.totalLira} onChange={(totalLira) => narrow({ totalLira })} />
      <Text role="status" textStyle="small" color="fg.muted" whiteSpace="nowrap">
        {found && `${countText(found)} sonuç`}
      </Text>
      <IconButton
        variant="ghost"
        size="sm"
        aria-label="Filtreleri temizle"
        title="Filtreleri temizle"
        // It has its place also while there is nothing to clear: the others do not move.
        visibility={isNarrowed(state) ? undefined : 'hidden'}
        onClick={clear}
      >
        <Icon of={FilterX} />
      </IconButton>
      <Flex gap="2" wrap="wrap" marginInlineStart={{ lg: 'auto' }}>
        {children}
      </Flex>
    </Flex>
  );
}
