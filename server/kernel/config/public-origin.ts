import type { Config } from './config.js';

/** Origin of addresses that leave the shop in mails. A shop that was not told where it is public is on this machine. */
export function publicOrigin({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`;
}
