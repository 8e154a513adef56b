import type { Config } from '../../../kernel/config/config.js';
import { emailKey, isEmailAddress } from '../../../kernel/mail/email-address.js';
import { ssoDomainRefused } from './single-sign-on.refusals.js';

/** What the shop takes from an ID token that was verified. */
export interface ProvenIdentity {
  issuer: string;
  subject: string;
  /** Null where the token has none, or a text that is none. */
  email: string | null;
  isEmailVerified: boolean;
  hasSecondFactor: boolean;
  /** As it came: the provider recognizes its session by it. */
  idToken: string;
}

interface Claims {
  readonly iss: string;
  readonly sub: string;
  readonly [claim: string]: unknown;
}

/** Entra sends the claim under this name, which says that the domain of the address belongs to the company, as one of these. */
const ENTRA_VERIFIED: readonly unknown[] = [true, 1, '1', 'true'];

export function provenIdentity(
  claims: Claims,
  idToken: string,
  { ssoSecondFactor = [] }: Pick<Config, 'ssoSecondFactor'>,
): ProvenIdentity {
  const { iss: issuer, sub: subject, email, acr } = claims;
  const methods: unknown[] = [acr, ...(Array.isArray(claims.amr) ? (claims.amr as unknown[]) : [])];
  return {
    issuer,
    subject,
    email: typeof email === 'string' && isEmailAddress(email) ? email : null,
    isEmailVerified: claims.email_verified === true || ENTRA_VERIFIED.includes(claims.xms_edov),
    hasSecondFactor: ssoSecondFactor.some((value) => methods.includes(value)),
    idToken,
  };
}

/** @throws SSO_DOMAIN_REFUSED for an address of a domain that the configuration does not name */
export function assertOwnDomain(
  email: string,
  { ssoEmailDomains = [] }: Pick<Config, 'ssoEmailDomains'>,
): void {
  const key = emailKey(email);
  if (!ssoEmailDomains.includes(key.slice(key.lastIndexOf('@') + 1))) throw ssoDomainRefused();
}
