const MAX_LENGTH = 254;
const MAX_LOCAL_PART = 64;
/** ASCII letters only: `ınfo@fırma.com` is a typing mistake of a Turkish keyboard, no address mail can reach. */
const SHAPE =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

/** Whether a typed text is an address that mail could reach. */
export function isEmailAddress(typed: string): boolean {
  const address = typed.trim();
  return address.length <= MAX_LENGTH && address.indexOf('@') <= MAX_LOCAL_PART && SHAPE.test(address);
}

/** Two addresses are one account when their keys are equal. Lower case without a locale: `ISI@…` becomes `isi@…`. */
export function emailKey(typed: string): string {
  return typed.trim().toLowerCase();
}

/** Addresses of one mailbox have one key: what follows a plus in the local part is a label that its owner may choose. */
export function mailboxKey(typed: string): string {
  return emailKey(typed).replace(/\+[^@]*(?=@)/, '');
}
