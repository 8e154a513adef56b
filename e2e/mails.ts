import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** The shop under test sends no mail: a worker writes it into its log. */
const LOG = path.join(process.env.DATA_DIR ?? '', 'worker.log');

/** Waits for a mail to an address and returns the path of the link for a new password in it. */
export async function passwordLinkFor(address: string): Promise<string> {
  const links = async () => {
    const [, ...mails] = (await readFile(LOG, 'utf8')).split(`Kime: ${address}\n`);
    return mails.flatMap((mail) => /\/sifre-yenile\/[\w-]{43}/.exec(mail) ?? []);
  };
  await expect.poll(links, { message: `mails to ${address}` }).not.toEqual([]);
  return (await links()).at(-1) ?? '';
}
