import { MESSAGE_SUBJECT_LIST, MESSAGE_SUBJECTS, type MessageSubject } from '../../shop/message-subjects';

const SUBJECT = 'konu';
const PRODUCT = 'urun';
const ORDER = 'siparis';
/** Names the message that a browser without scripts sent. */
const SENT = 'gonderildi';

/** What makes another page of the address. */
export const CONTACT_PARAMETERS = [SUBJECT, PRODUCT, ORDER, SENT] as const;

const SLUG = /^[a-z0-9-]{1,200}$/;
const ORDER_NUMBER = /^[0-9a-f]{8}$/i;
const MESSAGE_NUMBER = /^MSJ-[0-9A-F]{8}$/;

/** What the address of the page says of a message to be. */
export interface ContactAddress {
  readonly subject: MessageSubject | undefined;
  readonly product: string | undefined;
  readonly order: string | undefined;
  /** Number of the message that was sent. */
  readonly sent: string | undefined;
}

export function readContactAddress(given: URLSearchParams): ContactAddress {
  const subject = given.get(SUBJECT);
  return {
    subject: MESSAGE_SUBJECT_LIST.find((name) => MESSAGE_SUBJECTS[name].value === subject),
    product: matching(given.get(PRODUCT), SLUG),
    order: matching(given.get(ORDER), ORDER_NUMBER),
    sent: matching(given.get(SENT), MESSAGE_NUMBER),
  };
}

const matching = (text: string | null, pattern: RegExp) =>
  text !== null && pattern.test(text) ? text : undefined;
