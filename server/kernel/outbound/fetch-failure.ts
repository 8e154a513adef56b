export type FetchFailureReason =
  /** No address of http or https, with a name and password, or of a port that is not one of the web. */
  | 'address'
  /** One of the host's addresses is not public. */
  | 'not-public'
  /** There is no such host. */
  | 'unknown-host'
  | 'unreachable'
  | 'certificate'
  | 'timeout'
  /** The answer has another status than 200: see `status`. */
  | 'status'
  | 'too-large'
  | 'redirects';

interface FailureDetails {
  status?: number;
  /** What the server asks to wait before the next request. */
  retryAfterSeconds?: number;
}

const PASSING_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504]);
const CERTIFICATE = /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|HOSTNAME_MISMATCH)/;

/** Why something could not be fetched; it never says which addresses a name has. */
export class FetchFailure extends Error {
  override readonly name = 'FetchFailure';
  readonly status: number | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly reason: FetchFailureReason,
    { status, retryAfterSeconds }: FailureDetails = {},
  ) {
    super(reason);
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }

  /** Whether the same request may succeed later. */
  get isTransient(): boolean {
    const { reason, status } = this;
    if (reason === 'status') return PASSING_STATUSES.has(status ?? 0);
    return reason === 'timeout' || reason === 'unreachable';
  }

  /** Whether the host itself did not answer as it should, whatever it was asked for. */
  get isOfHost(): boolean {
    return this.isTransient || this.reason === 'certificate';
  }
}

/** The failure behind an error of a lookup or a connection. */
export function connectionFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const { code } = error as { code?: unknown };
  if (code === 'ENOTFOUND' || code === 'ENODATA') return new FetchFailure('unknown-host');
  if (typeof code === 'string' && CERTIFICATE.test(code)) return new FetchFailure('certificate');
  return new FetchFailure(code === 'ETIMEDOUT' ? 'timeout' : 'unreachable');
}
