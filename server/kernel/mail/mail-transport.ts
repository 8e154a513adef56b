import { createTransport } from 'nodemailer';
import { type AttachedFile, MailError, type SendableMail } from './mail.js';

/** How mails leave the process. */
export interface MailTransport {
  send(mail: SendableMail): Promise<void>;
  close(): void;
}

const CONNECT_TIMEOUT_MS = 10_000;

const CONNECTIONS = {
  pool: true,
  maxConnections: 3,
  connectionTimeout: CONNECT_TIMEOUT_MS,
  greetingTimeout: CONNECT_TIMEOUT_MS,
  socketTimeout: 20_000,
} as const;

export function smtpTransport({ url, from }: { url: string; from: string }): MailTransport {
  const transporter = createTransport({
    url,
    ...CONNECTIONS,
    // A mail is text: nothing in it may make this process read a file or ask an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, replyTo, subject, text, html, attachments, key }) {
      try {
        await transporter.sendMail({
          from,
          subject,
          text,
          html,
          to: { name: '', address: to },
          ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
          attachments: attachments.map(fileOf),
          ...(key ? { messageId: `<${key}@${domainOf(from)}>` } : {}),
        });
      } catch (error) {
        throw mailErrorOf(error);
      }
    },
    close: () => transporter.close(),
  };
}

const fileOf = ({ name, type, isText, bytes }: AttachedFile) => ({
  filename: name,
  contentType: isText ? `${type}; charset=utf-8` : type,
  content: bytes,
});

const domainOf = (from: string) => /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost';

/** The message of an SMTP server repeats the recipient; its codes do not. */
function mailErrorOf(error: unknown): MailError {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const codes = [code, responseCode].filter((part) => part !== undefined).join(' ');
  return new MailError(`The mail was not accepted (${codes || 'unknown'})`, codes || undefined);
}

type Write = (text: string) => void;

const RULE = '─'.repeat(72);

const INVISIBLE = /[^\P{Cc}\n]/gu;

const sizeOf = ({ length }: Buffer) => `${Math.ceil(length / 1024).toLocaleString('tr-TR')} KB`;

/** Writes the whole mail to the output of the process, for development: it may hold a link that works once. Of attachments name and size. */
export function consoleTransport(write: Write): MailTransport {
  return {
    send({ to, replyTo, subject, text, attachments }) {
      const files = attachments.map(({ name, bytes }) => `Ek: ${name} (${sizeOf(bytes)})\n`).join('');
      const answered = replyTo ? `Yanıt: ${replyTo}\n` : '';
      // A terminal would execute control characters that somebody typed into a name.
      const shown = text.replace(INVISIBLE, '');
      write(
        `${RULE}\nE-posta (gönderilmedi)\nKime: ${to}\n${answered}Konu: ${subject}\n${files}\n${shown}\n${RULE}\n`,
      );
      return Promise.resolve();
    },
    close: () => undefined,
  };
}

/** For a production shop without SMTP: mails of customers must not be readable in a log. */
export function disabledTransport(
  warn: (fields: { domain: string; mail: string; msg: string }) => void,
): MailTransport {
  return {
    // A subject may name who wrote.
    send({ to, key = 'unnamed' }) {
      const domain = to.slice(to.lastIndexOf('@') + 1);
      warn({ domain, mail: key, msg: 'a mail was not sent: SMTP_URL is not set' });
      return Promise.resolve();
    },
    close: () => undefined,
  };
}
