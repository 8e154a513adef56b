import type { Config } from './config.js';
import { THIS_MACHINE } from './variable.schemas.js';

/** Origin of every address the shop gives: in mails, pages and for crawlers. Without PUBLIC_URL, the port on this machine. */
export function publicOrigin({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`;
}

/** Whether PUBLIC_URL names an address that others than this machine can reach. */
export function hasPublicAddress({ publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  return publicUrl !== undefined && !THIS_MACHINE.has(new URL(publicUrl).hostname);
}
