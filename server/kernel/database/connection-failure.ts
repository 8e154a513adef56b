import { sqlState } from './transaction-retry.js';

/** Class 08 of SQLSTATE: connection exceptions. */
const CONNECTION_EXCEPTION = /^08/;

const CODES: ReadonlySet<string> = new Set([
  // What PostgreSQL says while it shuts down, recovers or starts, or when an administrator ends a connection.
  '57P01',
  '57P02',
  '57P03',
  // Too many connections, and a database that was renamed or dropped, as while a backup is restored.
  '53300',
  '3D000',
  // What the operating system says of an address.
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What the driver, its pool and TypeORM say without a code of their own. */
const MESSAGES = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Connection terminated',
  'Client has encountered a connection error and is not queryable',
  'is not currently accepting connections',
  // The connection of a transaction was lost between two of its statements.
  'already released',
];

/** Whether the database could not be asked at all, or was lost on the way: no defect, and over in a moment. */
export function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlState(error);
  if (code !== undefined && (CODES.has(code) || CONNECTION_EXCEPTION.test(code))) return true;
  return MESSAGES.some((message) => error.message.includes(message));
}
