import { MESSAGE_SUBJECT_LIST, MESSAGE_SUBJECTS, type MessageSubject } from '../../shop/message-subjects';

const SUBJECT = 'konu';
const PRODUCT = 'urun';
const ORDER = 'siparis';

/** What makes another page of the address. */
export const CONTACT_PARAMETERS = [SUBJECT, PRODUCT, ORDER] as const;

const SLUG = /^[a-z0-9-]{1,200}$/;
const ORDER_NUMBER = /^[0-9a-f]{8}$/i;

/** What the address of the page says of a message to be. */
export interface ContactAddress {
  readonly subject: MessageSubject | undefined;
  readonly product: string | undefined;
  readonly order: string | undefined;
}

export function readContactAddress(given: URLSearchParams): ContactAddress {
  const subject = given.get(SUBJECT);
  return {
    subject: MESSAGE_SUBJECT_LIST.find((name) => MESSAGE_SUBJECTS[name].value === subject),
    product: matching(given.get(PRODUCT), SLUG),
    order: matching(given.get(ORDER), ORDER_NUMBER),
  };
}

const matching = (text: string | null, pattern: RegExp) =>
  text !== null && pattern.test(text) ? text : undefined;
