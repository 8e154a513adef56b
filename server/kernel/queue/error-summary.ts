const MAX_LENGTH = 200;

/**
 * What may be stored of an error: its kind and its code.
 * The message stays out, because it may repeat what it failed on: an address, a name, a number.
 */
export function errorSummary(error: unknown): string {
  if (!(error instanceof Error)) return 'Not an error';
  const { code } = error as { code?: unknown };
  const kind = error.name === 'Error' ? error.constructor.name : error.name;
  const summary = typeof code === 'string' || typeof code === 'number' ? `${kind} ${code}` : kind;
  return summary.slice(0, MAX_LENGTH);
}
