import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** The shop under test sends no mail: a worker writes it into its log. */
function logFile(): string {
  const { DATA_DIR } = process.env;
  if (!DATA_DIR) throw new Error('DATA_DIR: name the data directory of the shop under test.');
  return path.join(DATA_DIR, 'worker.log');
}

/** Waits for a mail to an address and returns the path of the link for a new password in it. */
export async function passwordLinkFor(address: string): Promise<string> {
  const links = async () => {
    const [, ...mails] = (await readFile(logFile(), 'utf8')).split(`Kime: ${address}\n`);
    return mails.flatMap((mail) => /\/sifre-yenile\/[\w-]{43}/.exec(mail) ?? []);
  };
  await expect.poll(links, { message: `mails to ${address}` }).not.toEqual([]);
  return (await links()).at(-1) ?? '';
}

/** Waits until an address has so many mails with the link of a quote, and returns the path of the newest one. */
export async function quoteLinkFor(address: string, count = 1): Promise<string> {
  const links = async () => {
    const [, ...mails] = (await readFile(logFile(), 'utf8')).split(`Kime: ${address}\n`);
    return mails.flatMap((mail) => /\/teklif\/[\w-]{48}(?=\s)/.exec(mail) ?? []);
  };
  await expect.poll(async () => (await links()).length, { message: `mails to ${address}` }).toBe(count);
  return (await links()).at(-1) ?? '';
}

/** Waits for a mail that proves an address and returns the path of the link in it. */
export async function verificationLinkFor(address: string): Promise<string> {
  const links = async () => {
    const [, ...mails] = (await readFile(logFile(), 'utf8')).split(`Kime: ${address}\n`);
    return mails.flatMap((mail) => /\/eposta-dogrula\/[\w-]{43}/.exec(mail) ?? []);
  };
  await expect.poll(links, { message: `mails to ${address}` }).not.toEqual([]);
  return (await links()).at(-1) ?? '';
}

/** Waits for a mail with the link of a conversation and returns its path. */
export async function conversationLinkFor(address: string): Promise<string> {
  const links = async () => {
    const [, ...mails] = (await readFile(logFile(), 'utf8')).split(`Kime: ${address}\n`);
    return mails.flatMap((mail) => /\/mesaj\/[\w-]{43}/.exec(mail) ?? []);
  };
  await expect.poll(links, { message: `mails to ${address}` }).not.toEqual([]);
  return (await links()).at(-1) ?? '';
}
