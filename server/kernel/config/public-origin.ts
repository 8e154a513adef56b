import type { Config } from './config.js';

/** Origin of addresses in mails; without PUBLIC_URL, the port on this machine. */
export function publicOrigin({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`;
}
