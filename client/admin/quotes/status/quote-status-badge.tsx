import { Badge } from '@chakra-ui/react';
import { quoteLabelOf, type QuoteStatus } from '../../../shop/quote-labels';
import { Icon } from '../../../ui/controls/icon';

interface QuoteStatusBadgeProps {
  status: QuoteStatus;
  /** The offer was valid until a day that is over. */
  isExpired?: boolean;
}

/** Where a quote stands: icon, label and colour say the same. */
export function QuoteStatusBadge({ status, isExpired = false }: QuoteStatusBadgeProps) {
  const { label, Icon: drawing, tone } = quoteLabelOf({ status, isExpired });
  return (
    <Badge colorPalette={tone}>
      <Icon of={drawing} size={14} strokeWidth={2} />
      {label}
    </Badge>
  );
}
