import { emailKey } from '../mail/email-address.js';
import type { Actor, ProvenEmail } from './actor.js';

/** The mailboxes whose guest orders and quotes a customer may see; without a verified address only those they left. */
export function provenEmails({ email, isVerified, emailFrom, formerEmails = [] }: Actor): ProvenEmail[] {
  const current =
    isVerified && email !== null ? [{ key: emailKey(email), from: emailFrom ?? null, until: null }] : [];
  return [...formerEmails, ...current];
}

/**
 * The condition of what somebody asked for without an account, under a mailbox that a customer owned at that time. Who gets an address
 * after them sees nothing of theirs, and they see nothing of who comes after.
 *
 * @param proven placeholder of `provenEmails` as JSON text
 */
export function askedUnderProven(proven: string, { email, time }: { email: string; time: string }): string {
  const rows = `jsonb_to_recordset(${proven}::jsonb) AS proven (key text, "from" timestamptz, until timestamptz)`;
  // The first condition finds the rows by the index of the addresses, the second judges each.
  return `${email} = ANY (ARRAY(SELECT key COLLATE "C" FROM ${rows})) AND EXISTS (
    SELECT FROM ${rows} WHERE key COLLATE "C" = ${email}
      AND ${time} >= coalesce("from", '-infinity') AND ${time} < coalesce(until, 'infinity'))`;
}
