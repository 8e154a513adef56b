import { escapeHtml } from './escape-html.js';
import { inPlainLines, onOneLine } from '../input/plain-text.js';
import type { Mail } from './mail.js';

interface MailLink {
  label: string;
  url: string;
}

/** The parts of a mail of the shop, in Turkish; plain text throughout. */
export interface MailTemplate {
  shopName: string;
  subject: string;
  /** Of a mail to the shop: the person it is about, whom an answer goes to. */
  replyTo?: string;
  /** Greeted as «Sayın Ayşe Yılmaz,»; without it «Merhaba,». */
  recipientName?: string;
  paragraphs: readonly string[];
  /** The main link, as a button in HTML and as an address in text. */
  action?: MailLink;
  /** Another link, below it. */
  link?: MailLink | null;
  /** Small print below: how long a link works, what to do when it was not requested. */
  notes?: readonly string[];
}

type RenderedMail = Required<Pick<Mail, 'subject' | 'text' | 'html'>> & Pick<Mail, 'replyTo'>;

/**
 * Renders a mail as text and as simple HTML with the same content. Control characters and those that turn the direction of a
 * line are left out, however they came into the template.
 */
export function renderMail(template: MailTemplate): RenderedMail {
  const plain = {
    ...template,
    subject: onOneLine(template.subject),
    paragraphs: template.paragraphs.map(inPlainLines),
  };
  const { subject, replyTo } = plain;
  return { subject, text: asText(plain), html: asHtml(plain), ...(replyTo !== undefined && { replyTo }) };
}

/** A text of several lines that somebody typed, marked line by line, so that none passes for a line of the mail. */
export function quoted(label: string, text: string): string {
  const lines = inPlainLines(text).trim().split('\n');
  return lines.length === 1
    ? `${label}: ${lines.join()}`
    : [`${label}:`, ...lines.map((line) => `> ${line}`)].join('\n');
}

const MAX_NAME_LENGTH = 80;
const LOOKS_LIKE_LINK = /[:/@]|www|\.\p{L}{2}/iu;

/** Anybody can type another person's address and any name into a form: a name that looks like a link is not shown. */
function greetingOf({ recipientName = '' }: MailTemplate): string {
  const name = onOneLine(recipientName).replace(/\s+/g, ' ');
  const isGreetable = name !== '' && name.length <= MAX_NAME_LENGTH && !LOOKS_LIKE_LINK.test(name);
  return isGreetable ? `Sayın ${name},` : 'Merhaba,';
}

function asText(template: MailTemplate): string {
  const { paragraphs, action, link, notes = [], shopName } = template;
  const links = [action, link].flatMap((one) => (one ? [`${one.label}:\n${one.url}`] : []));
  return [greetingOf(template), ...paragraphs, ...links, ...notes, shopName].join('\n\n');
}

const BODY = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1b2a30';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#0f4c5c;color:#ffffff;text-decoration:none;border-radius:6px';
const LINK = 'color:#0f4c5c';
const SMALL = 'font-size:13px;color:#56666c';

function asHtml(template: MailTemplate): string {
  const { paragraphs, action, link, notes = [], shopName } = template;
  const parts = [
    ...[greetingOf(template), ...paragraphs].map((text) => `<p>${escaped(text)}</p>`),
    ...(action ? [linkOf(action, BUTTON)] : []),
    ...(link ? [linkOf(link, LINK)] : []),
    ...notes.map((text) => `<p style="${SMALL}">${escaped(text)}</p>`),
    `<p>${escaped(shopName)}</p>`,
  ];
  return `<!doctype html><html lang="tr"><body style="${BODY}">${parts.join('')}</body></html>`;
}

const linkOf = ({ label, url }: MailLink, style: string): string =>
  `<p><a href="${escaped(checkedUrl(url))}" style="${style}">${escaped(label)}</a></p>`;

/** @throws when the link of a mail is neither http nor https */
function checkedUrl(url: string): string {
  const { protocol } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new Error('A link of a mail must be http or https');
  }
  return url;
}

function escaped(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
