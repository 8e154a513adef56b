import type { Config } from '../../kernel/config/config.js';

type Place = Pick<Config, 'publicUrl' | 'port'>;

/** Where the storefront takes a new password; the same paths stand in the client's route table. */
export const newPasswordUrl = (place: Place, token: string) => `${originOf(place)}/sifre-yenile/${token}`;

export const verificationUrl = (place: Place, token: string) => `${originOf(place)}/eposta-dogrula/${token}`;

/** A shop that was not told where it is public is on this machine. */
function originOf({ publicUrl, port }: Place): string {
  return publicUrl ?? `http://localhost:${port}`;
}
