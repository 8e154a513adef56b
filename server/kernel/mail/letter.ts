import { escapeHtml } from '../html/escape-html.js';
import type { Mail } from './mail.js';

/** A mail of the shop as its parts, in Turkish; plain text throughout. */
export interface Letter {
  shopName: string;
  subject: string;
  /** Name of whom it is to: «Sayın Ayşe Yılmaz,»; without it «Merhaba,». */
  addressee?: string;
  paragraphs: readonly string[];
  /** The one thing to be done, as a button in html and as an address in text. */
  action?: { label: string; url: string };
  /** What is said in small letters below: how long a link works, what to do when it was not asked for. */
  notes?: readonly string[];
}

/** Writes a letter as text and as simple html that says the same. */
export function writeLetter(letter: Letter): Pick<Mail, 'subject' | 'text' | 'html'> {
  return { subject: letter.subject, text: asText(letter), html: asHtml(letter) };
}

const LONGEST_NAME = 80;
const LEADS_SOMEWHERE = /[:/@]|www|\.\p{L}{2}/iu;

/** Forms take anybody's address under any name: one that could lead somewhere is no name to greet with. */
function greetingOf({ addressee = '' }: Letter): string {
  const name = addressee.replace(/\s+/g, ' ').trim();
  const isGreetable = name !== '' && name.length <= LONGEST_NAME && !LEADS_SOMEWHERE.test(name);
  return isGreetable ? `Sayın ${name},` : 'Merhaba,';
}

function asText(letter: Letter): string {
  const { paragraphs, action, notes = [], shopName } = letter;
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return [greetingOf(letter), ...paragraphs, ...link, ...notes, shopName].join('\n\n');
}

const BODY = 'font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5;color:#1b2a30';
const BUTTON =
  'display:inline-block;padding:12px 20px;background:#0f4c5c;color:#ffffff;text-decoration:none;border-radius:6px';
const SMALL = 'font-size:13px;color:#56666c';

function asHtml(letter: Letter): string {
  const { paragraphs, action, notes = [], shopName } = letter;
  const parts = [
    ...[greetingOf(letter), ...paragraphs].map((text) => `<p>${escaped(text)}</p>`),
    ...(action
      ? [`<p><a href="${escaped(checkedUrl(action.url))}" style="${BUTTON}">${escaped(action.label)}</a></p>`]
      : []),
    ...notes.map((text) => `<p style="${SMALL}">${escaped(text)}</p>`),
    `<p>${escaped(shopName)}</p>`,
  ];
  return `<!doctype html><html lang="tr"><body style="${BODY}">${parts.join('')}</body></html>`;
}

/** A link of a mail leads to the web, whatever a setting says. */
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
