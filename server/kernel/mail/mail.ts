/** One mail to one recipient. Text always; html shows the same to programs that can. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly MailAttachment[];
  /** The same for every attempt at the same mail, ASCII: programs show a mail that arrives twice once. */
  key?: string;
}

/** A text sent along as a file. */
export interface MailAttachment {
  /** ASCII. */
  name: string;
  /** Such as `text/html`; always UTF-8. */
  type: string;
  text: string;
}

/** One plain address: no list, no name, nothing that could begin another header. */
const PLAIN_ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[^\s@<>()[\]\\,;:"\p{Cc}]+$/u;
const CONTROL = /[\p{Cc}\u2028\u2029]+/gu;
const MAX_ADDRESS_LENGTH = 254;

/** What a mail could not be sent for; never its recipient or content. */
export class MailFault extends Error {
  override readonly name = 'MailFault';

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
    throw new MailFault('The recipient is not one plain address', 'EENVELOPE');
  }
  return { ...mail, subject: mail.subject.replace(CONTROL, ' ').trim() };
}
