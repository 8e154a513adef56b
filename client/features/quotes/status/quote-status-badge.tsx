import { Badge } from '@chakra-ui/react';
import { quoteLabelOf } from '../../../shop/quote-labels';
import { Icon } from '../../../ui/controls/icon';
import { type QuoteState } from './quote-status';

/** Where a quote stands: icon, label and colour say the same. */
export function QuoteStatusBadge({ quote }: { quote: QuoteState }) {
  const { label, Icon: drawing, tone } = quoteLabelOf(quote);
  return (
    <Badge colorPalette={tone}>
      <Icon of={drawing} size={14} strokeWidth={2} />
      {label}
    </Badge>
  );
}
