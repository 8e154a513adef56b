import { registerEnumType } from '@nestjs/graphql';
import { MESSAGE_SUBJECT_NAMES } from '../history/message.statuses.js';

/** By hand: names of GraphQL have no hyphens. */
export const MessageSubjectEnum = {
  PRODUCT_INQUIRY: 'product-inquiry',
  QUOTE_REQUEST: 'quote-request',
  TECHNICAL_SUPPORT: 'technical-support',
  AFTER_SALES: 'after-sales',
  PARTNERSHIP: 'partnership',
  COMPLAINT: 'complaint',
  OTHER: 'other',
} as const;

registerEnumType(MessageSubjectEnum, {
  name: 'MessageSubject',
  description: 'What a message is about; each value with the name people read.',
  valuesMap: {
    PRODUCT_INQUIRY: { description: MESSAGE_SUBJECT_NAMES['product-inquiry'] },
    QUOTE_REQUEST: { description: MESSAGE_SUBJECT_NAMES['quote-request'] },
    TECHNICAL_SUPPORT: { description: MESSAGE_SUBJECT_NAMES['technical-support'] },
    AFTER_SALES: { description: MESSAGE_SUBJECT_NAMES['after-sales'] },
    PARTNERSHIP: { description: MESSAGE_SUBJECT_NAMES.partnership },
    COMPLAINT: { description: MESSAGE_SUBJECT_NAMES.complaint },
    OTHER: { description: MESSAGE_SUBJECT_NAMES.other },
  },
});
