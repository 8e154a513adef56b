import type { Config } from '../../kernel/config/config.js';
import { publicOrigin } from '../../kernel/config/public-origin.js';

type Place = Pick<Config, 'publicUrl' | 'port'>;

/** Where the storefront takes a new password; the same paths stand in the client's route table. */
export const newPasswordUrl = (place: Place, token: string) => `${publicOrigin(place)}/sifre-yenile/${token}`;

export const verificationUrl = (place: Place, token: string) =>
  `${publicOrigin(place)}/eposta-dogrula/${token}`;
