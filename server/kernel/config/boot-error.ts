/** Why a process cannot start, in one line for the operator, without secrets. */
export class BootError extends Error {
  override readonly name: string = 'BootError';
}

const NETWORK_CODES = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EPIPE',
];
const WRONG_LOGIN_CODES = ['28P01', '28000'];

/** The line for an error with a known reason; undefined for an error that needs its stack. */
export function plainReason(error: unknown): string | undefined {
  if (error instanceof BootError) return error.message;
  const { code, port, message = '' } = error as { code?: string; port?: number; message?: string };
  if (code === 'EADDRINUSE') {
    return `Port ${port ?? ''} is taken by another process: set PORT or WORKER_PORT.`;
  }
  if (code === 'EACCES' && port) return `Port ${port} may not be opened by this user: set PORT.`;
  if (code === '3D000') return 'DATABASE_URL names a database that does not exist.';
  if (WRONG_LOGIN_CODES.includes(code ?? '')) {
    return 'The database refuses the user or the password of DATABASE_URL.';
  }
  const isUnreachable = NETWORK_CODES.includes(code ?? '') || /timeout|terminated/i.test(message);
  return isUnreachable ? `The database does not answer (${code ?? message}): check DATABASE_URL.` : undefined;
}
