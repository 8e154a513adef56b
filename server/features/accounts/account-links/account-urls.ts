import type { Config } from '../../../kernel/config/config.js';
import { publicOrigin } from '../../../kernel/config/public-origin.js';

type Site = Pick<Config, 'publicUrl' | 'port'>;

/** The storefront's page for a new password; the client's route table has the same paths. */
export const newPasswordUrl = (site: Site, token: string) => `${publicOrigin(site)}/sifre-yenile/${token}`;

export const verificationUrl = (site: Site, token: string) => `${publicOrigin(site)}/eposta-dogrula/${token}`;
