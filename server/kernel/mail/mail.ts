import { onOneLine } from '../input/plain-text.js';

/** One mail to one recipient; text and, where given, HTML with the same content. */
export interface Mail {
  to: string;
  /** Who is answered, where that is not the shop: one plain address, or the header is left out. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  attachments?: readonly MailAttachment[];
  /** The same for every attempt at the same mail, ASCII: mail programs show a mail that arrives twice only once. */
  key?: string;
}

/** A file attached to a mail: a text, or bytes that are made when the mail is sent. */
export type MailAttachment = TextAttachment | BinaryAttachment;

interface NamedFile {
  /** As people read it; letters of Turkish are encoded. On one line. */
  name: string;
  /** Such as `text/html`, without parameters. */
  type: string;
}

/** Always UTF-8. */
export interface TextAttachment extends NamedFile {
  text: string;
}

/**
 * Either the bytes or what produces them: a producer is called when the mail is sent, and again by each later attempt, so what waits
 * in an outbox never holds a file.
 */
export interface BinaryAttachment extends NamedFile {
  content: Buffer | (() => Promise<Buffer>);
}

/** An attachment with its bytes at hand. */
export interface AttachedFile extends NamedFile {
  bytes: Buffer;
  isText: boolean;
}

/** A mail as a transport sends it. */
export interface SendableMail extends Omit<Mail, 'attachments'> {
  attachments: readonly AttachedFile[];
}

/** All attachments of a mail together. Encoded they take a third more; many mailboxes take no mail above 20 to 25 MB. */
export const MAX_ATTACHED_BYTES = 10 * 1024 * 1024;

/** One plain address: no list, no name, nothing that could begin another header, no domain to be turned into punycode. */
const PLAIN_ADDRESS = /^[^\s@<>()[\]\\,;:"\p{Cc}]+@[\w.-]+$/u;
const MAX_ADDRESS_LENGTH = 254;

const isPlainAddress = (address: string) =>
  address.length <= MAX_ADDRESS_LENGTH && PLAIN_ADDRESS.test(address);

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

/**
 * The mail with the bytes of its attachments.
 *
 * @throws {MailError} when the recipient is not one plain address, or the attachments are larger than they may be
 */
export async function sendableMail(mail: Mail): Promise<SendableMail> {
  if (!isPlainAddress(mail.to)) {
    throw new MailError('The recipient is not one plain address', 'EENVELOPE');
  }
  const attachments = await attachedFiles(mail.attachments ?? []);
  const { replyTo, ...rest } = mail;
  const answered = replyTo !== undefined && isPlainAddress(replyTo) ? { replyTo } : {};
  return { ...rest, ...answered, subject: onOneLine(mail.subject), attachments };
}

/** One after the other: no more than one file is made at a time, and none after the limit is passed. */
async function attachedFiles(attachments: readonly MailAttachment[]): Promise<AttachedFile[]> {
  const files: AttachedFile[] = [];
  let total = 0;
  for (const attachment of attachments) {
    const bytes = await bytesOf(attachment);
    total += bytes.length;
    if (total > MAX_ATTACHED_BYTES) {
      throw new MailError(
        `The attachments are larger than ${MAX_ATTACHED_BYTES / 1024 / 1024} MB`,
        'EATTACHMENTS',
      );
    }
    files.push({
      name: onOneLine(attachment.name),
      type: attachment.type,
      isText: 'text' in attachment,
      bytes,
    });
  }
  return files;
}

async function bytesOf(attachment: MailAttachment): Promise<Buffer> {
  if ('text' in attachment) return Buffer.from(attachment.text);
  const { content } = attachment;
  return Buffer.isBuffer(content) ? content : await content();
}
