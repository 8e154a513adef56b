import { Secret, TOTP } from 'otpauth';

/** What authenticator apps understand without asking: RFC 6238 with SHA-1, six digits, thirty seconds. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Clocks of telephones go wrong by seconds, and typing takes some: the step before and the one after are accepted too. */
const DRIFT_STEPS = 1;

/** 160 random bits, base32. */
export function generateSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address that authenticator apps read from a QR code. */
export function setupUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ ...SHAPE, issuer, label, secret }).toString();
}

/** Whether a typed code is meant as one of an authenticator app. */
export function isTotpCode(typed: string): boolean {
  return /^\d{6}$/.test(withoutSpaces(typed));
}

/** The time step whose code this is, counted since 1970; null for a wrong code. */
export function timeStepOf(typed: string, secret: string, at: Date): number | null {
  // The library compares bytes: six characters of another script would be an error to it.
  if (!isTotpCode(typed)) return null;
  const { period } = SHAPE;
  const timestamp = at.getTime();
  const token = withoutSpaces(typed);
  const key = Secret.fromBase32(secret);
  const drift = TOTP.validate({ ...SHAPE, token, secret: key, timestamp, window: DRIFT_STEPS });
  return drift === null ? null : TOTP.counter({ period, timestamp }) + drift;
}

/** Apps show a code in two groups. */
const withoutSpaces = (typed: string) => typed.replace(/\s/g, '');
