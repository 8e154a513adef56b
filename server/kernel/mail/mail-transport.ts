import { createTransport } from 'nodemailer';
import { type Mail, type MailAttachment, MailFault } from './mail.js';

/** The way a mail goes. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
  close(): void;
}

const MAX_CONNECTIONS = 3;
const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 20_000;

export function mailsBySmtp({ url, from }: { url: string; from: string }): MailTransport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: ANSWER_TIMEOUT_MS,
    // A mail is text: nothing in it may make this process read a file or ask an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, attachments = [], key }) {
      try {
        await transporter.sendMail({
          ...{ from, subject, text, html },
          to: { name: '', address: to },
          attachments: attachments.map(fileOf),
          ...(key ? { messageId: `<${key}@${domainOf(from)}>` } : {}),
        });
      } catch (error) {
        throw faultOf(error);
      }
    },
    close: () => transporter.close(),
  };
}

const fileOf = ({ name, type, text }: MailAttachment) => ({
  filename: name,
  contentType: `${type}; charset=utf-8`,
  content: text,
});

const domainOf = (from: string) => /@([^\s<>@]+?)>?$/.exec(from)?.[1] ?? 'localhost';

/** A server's own words repeat the recipient; its codes do not. */
function faultOf(error: unknown): MailFault {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const codes = [code, responseCode].filter((part) => part !== undefined).join(' ');
  return new MailFault(`The mail was not taken (${codes || 'unknown'})`, codes || undefined);
}

type Write = (text: string) => void;

const RULE = '─'.repeat(72);

const INVISIBLE = /[^\P{Cc}\n]/gu;

/** The whole mail, to be read in the output of the process: it may hold a link that works once. */
export function mailsShown(write: Write): MailTransport {
  return {
    send({ to, subject, text, attachments = [] }) {
      const files = attachments.map(({ name }) => `Ek: ${name}\n`).join('');
      // A terminal would obey what people typed into their names.
      const shown = text.replace(INVISIBLE, '');
      write(`${RULE}\nE-posta (gönderilmedi)\nKime: ${to}\nKonu: ${subject}\n${files}\n${shown}\n${RULE}\n`);
      return Promise.resolve();
    },
    close: () => undefined,
  };
}

/** For a shop that has customers and no SMTP: nobody may read their mails in a log. */
export function mailsWithheld(
  tell: (fields: { domain: string; subject: string; msg: string }) => void,
): MailTransport {
  return {
    send({ to, subject }) {
      const domain = to.slice(to.lastIndexOf('@') + 1);
      tell({ domain, subject, msg: 'a mail was not sent: SMTP_URL is not set' });
      return Promise.resolve();
    },
    close: () => undefined,
  };
}
