import { fold } from '../turkish/fold.js';

const MAX_LENGTH = 254;
const MAX_LOCAL_PART = 64;
/** ASCII letters only: mail programs would turn others into punycode, the address of somebody else. */
const SHAPE =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
/** Copied along with an address. */
const UNSEEN = /\p{Cf}/gu;
const NOT_ASCII = /[^\p{ASCII}]/u;

/**
 * The address somebody typed. A Turkish keyboard writes the capital of i as İ, which no domain has: `info@FİRMA.com` is
 * `info@firma.com`. A small ı does occur in domains and is left alone.
 */
export function typedEmail(typed: string): string {
  const address = typed.replace(UNSEEN, '').trim().normalize('NFC');
  const domainStart = address.lastIndexOf('@') + 1;
  const domain = address.slice(domainStart);
  const folded = domain.replaceAll('İ', 'i').toLowerCase();
  return domain.includes('İ') && !NOT_ASCII.test(folded) ? address.slice(0, domainStart) + folded : address;
}

/** Whether a typed text is an address that mail could reach. */
export function isEmailAddress(typed: string): boolean {
  const address = typedEmail(typed);
  return address.length <= MAX_LENGTH && address.indexOf('@') <= MAX_LOCAL_PART && SHAPE.test(address);
}

/** The address that was probably meant where Turkish letters keep a typed one from being any; else null. */
export function emailSuggestion(typed: string): string | null {
  if (isEmailAddress(typed) || !NOT_ASCII.test(typed)) return null;
  const suggestion = fold(typed.trim());
  return isEmailAddress(suggestion) ? suggestion : null;
}

export const suggestionText = (suggestion: string) =>
  `E-posta adresinde Türkçe harf kullanılamaz. ${suggestion} mu demek istediniz?`;

/** Two addresses are one account when their keys are equal. Lower case without a locale: `ISI@…` becomes `isi@…`. */
export function emailKey(typed: string): string {
  return typedEmail(typed).toLowerCase();
}

/** Addresses of one mailbox have one key: what follows a plus in the local part is a label that its owner may choose. */
export function mailboxKey(typed: string): string {
  return emailKey(typed).replace(/\+[^@]*(?=@)/, '');
}
