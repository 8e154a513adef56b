import { registerValueEnum } from '../../../kernel/scalars/value-enum.js';
import {
  DECLINE_REASON_NAMES,
  QUOTE_STATUS_NAMES,
  type QuoteChannel,
  type QuoteOrigin,
} from '../history/quote.statuses.js';

export const QuoteStatusEnum = registerValueEnum({
  name: 'QuoteStatus',
  description: 'How far a quote has come; each value with the name people read.',
  values: QUOTE_STATUS_NAMES,
});

export const DeclineReasonEnum = registerValueEnum({
  name: 'QuoteDeclineReason',
  description: 'Why a buyer declines; each value with the text people read.',
  values: DECLINE_REASON_NAMES,
});

export const QuoteChannelEnum = registerValueEnum<QuoteChannel>({
  name: 'QuoteChannel',
  description: 'Through what a quote was asked for.',
  values: {
    storefront: 'The shop in a browser.',
    program: 'A program with an API key.',
    staff: 'Staff, for a buyer.',
  },
});

export const QuoteOriginEnum = registerValueEnum<QuoteOrigin>({
  name: 'QuoteOrigin',
  description: 'Where the request began.',
  values: {
    form: 'The page /teklif-al.',
    product: 'A product.',
    cart: 'The cart.',
    wizard: 'The product wizard.',
    telephone: 'A call that staff took.',
    renewal: 'An earlier quote, asked for once more.',
  },
});
