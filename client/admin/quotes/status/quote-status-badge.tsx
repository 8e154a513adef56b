import { Badge } from '@chakra-ui/react';
import { CalendarX2 } from 'lucide-react';
import { EXPIRED_QUOTE, QUOTE_STATUSES, type QuoteStatus } from '../../../shop/quote-labels';
import { Icon } from '../../../ui/controls/icon';

interface QuoteStatusBadgeProps {
  status: QuoteStatus;
  /** The offer was valid until a day that is over. */
  isExpired?: boolean;
}

/** Where a quote stands: icon, label and colour say the same. */
export function QuoteStatusBadge({ status, isExpired = false }: QuoteStatusBadgeProps) {
  const { label, Icon: drawing, tone } = QUOTE_STATUSES[status];
  return (
    <Badge colorPalette={isExpired ? 'neutral' : tone}>
      <Icon of={isExpired ? CalendarX2 : drawing} size={14} strokeWidth={2} />
      {isExpired ? EXPIRED_QUOTE.label : label}
    </Badge>
  );
}
