import { Badge, chakra, Menu, Portal } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import {
  QUOTE_STATUS_LIST,
  QUOTE_STATUSES,
  quoteLabelOf,
  type QuoteStatus,
} from '../../../shop/quote-labels';
import { Icon } from '../../../ui/controls/icon';

/** The status that an item of a menu stands for. */
export function quoteStatusNamed(value: string): QuoteStatus | undefined {
  return QUOTE_STATUS_LIST.find((known) => known === value);
}

/** The statuses that a menu offers; the one a quote has already cannot be chosen. */
export function QuoteStatusItems({ current }: { current?: QuoteStatus }) {
  return (
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          {QUOTE_STATUS_LIST.map((status) => (
            <Menu.Item key={status} value={status} disabled={status === current}>
              <Icon of={QUOTE_STATUSES[status].Icon} size={16} />
              {QUOTE_STATUSES[status].label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  );
}

interface QuoteStatusMenuProps {
  /** For assistive technology: whose status it is. */
  number: string;
  status: QuoteStatus;
  isExpired: boolean;
  onChoose: (status: QuoteStatus) => void;
}

/** Where a quote stands, and every other status that staff can give it. */
export function QuoteStatusMenu({ number, status, isExpired, onChoose }: QuoteStatusMenuProps) {
  const { label, Icon: drawing, tone } = quoteLabelOf({ status, isExpired });
  return (
    <Menu.Root
      // A list has one for each row.
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-start' }}
      onSelect={({ value }) => {
        const chosen = quoteStatusNamed(value);
        if (chosen && chosen !== status) onChoose(chosen);
      }}
    >
      <Menu.Trigger asChild>
        <chakra.button
          type="button"
          aria-keyshortcuts="s"
          aria-label={`${number}, durum: ${label}, değiştir`}
          display="inline-flex"
          alignItems="center"
          minHeight="8"
          borderRadius="full"
          cursor="pointer"
        >
          <Badge colorPalette={tone}>
            <Icon of={drawing} size={14} strokeWidth={2} />
            {label}
            <Icon of={ChevronDown} size={14} strokeWidth={2} />
          </Badge>
        </chakra.button>
      </Menu.Trigger>
      <QuoteStatusItems current={status} />
    </Menu.Root>
  );
}
