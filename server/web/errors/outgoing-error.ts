import { HttpException, HttpStatus, type Logger } from '@nestjs/common';
import { isConnectionFailure } from '../../kernel/database/connection-failure.js';
import { Refusal } from '../../kernel/refusal/refusal.js';
import {
  badRequest,
  forbidden,
  internal,
  methodNotAllowed,
  notFound,
  payloadTooLarge,
  rangeNotSatisfiable,
  unavailableForNow,
  unsupportedMediaType,
} from '../../kernel/refusal/general.refusals.js';

const REFUSALS_BY_STATUS: Partial<Record<number, () => Refusal>> = {
  [HttpStatus.FORBIDDEN]: forbidden,
  [HttpStatus.NOT_FOUND]: notFound,
  [HttpStatus.METHOD_NOT_ALLOWED]: methodNotAllowed,
  [HttpStatus.PAYLOAD_TOO_LARGE]: payloadTooLarge,
  [HttpStatus.UNSUPPORTED_MEDIA_TYPE]: unsupportedMediaType,
  [HttpStatus.REQUESTED_RANGE_NOT_SATISFIABLE]: rangeNotSatisfiable,
  [HttpStatus.SERVICE_UNAVAILABLE]: unavailableForNow,
};

/** The refusal an error stands for; undefined when the error is unexpected. */
export function refusalIn(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (isUnstorableText(error)) return badRequest();
  if (isConnectionFailure(error)) return unavailableForNow();
  const status = statusOf(error);
  if (status === undefined) return undefined;
  const isCallersMistake = status >= 400 && status < 500;
  return REFUSALS_BY_STATUS[status]?.() ?? (isCallersMistake ? badRequest() : undefined);
}

/** What may leave the server for an error: a refusal as it is, an unexpected error as a reference. */
export function outgoing(error: unknown, reference: string): Refusal {
  return refusalIn(error) ?? internal({ reference });
}

/** PostgreSQL's code for text with the character 0 in it, which JSON can carry and the database cannot. */
const CHARACTER_NOT_IN_REPERTOIRE = '22021';

function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && (error as { code?: unknown }).code === CHARACTER_NOT_IN_REPERTOIRE;
}

/** Nest and Fastify put a status on what the sender did wrong (a body too large, malformed JSON). */
function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode } = (error ?? {}) as { statusCode?: unknown };
  return error instanceof Error && typeof statusCode === 'number' ? statusCode : undefined;
}

/** Logs what lies behind an answer that hides it: an unexpected error, or a database that cannot be asked. */
export function logCause(log: Logger, error: unknown, requestId: string): void {
  if (isConnectionFailure(error)) log.warn({ err: error, requestId });
  else if (!refusalIn(error)) log.error({ err: error, requestId });
}
