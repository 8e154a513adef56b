import { onOneLine } from '../input/plain-text.js';

/** One mail to one recipient; text and, where given, HTML with the same content. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly MailAttachment[];
  /** The same for every attempt at the same mail, ASCII: mail programs show a mail that arrives twice only once. */
  key?: string;
}

/** A text attached as a file. */
export interface MailAttachment {
  /** ASCII. */
  name: string;
  /** Such as `text/html`; always UTF-8. */
  type: string;
  text: string;
}

/** One plain address: no list, no name, nothing that could begin another header, no domain to be turned into punycode. */
const PLAIN_ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[\w.-]+$/u;
const MAX_ADDRESS_LENGTH = 254;

/** Why a mail could not be sent; never names its recipient or content. */
export class MailError extends Error {
  override readonly name = 'MailError';

  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

/** @throws when the recipient is not one plain address */
export function checkedMail(mail: Mail): Mail {
  if (mail.to.length > MAX_ADDRESS_LENGTH || !PLAIN_ADDRESS.test(mail.to)) {
    throw new MailError('The recipient is not one plain address', 'EENVELOPE');
  }
  return { ...mail, subject: onOneLine(mail.subject) };
}
