import type { Logger } from '@nestjs/common';
import type { Cause } from '../actor/cause.js';
import { isConnectionFailure } from '../database/connection-failure.js';
import { internal, unavailableForNow } from './general.refusals.js';
import { Refusal } from './refusal.js';

/** Why one of several things was not changed, as GraphQL shows it. */
export interface ShownRefusal {
  code: string;
  message: string;
  /** A JSON object. */
  details: string;
}

/** What became of one of several things. */
export interface Decided {
  id: string;
  /** Null when it was changed. */
  refusal: ShownRefusal | null;
}

interface Reporting {
  log: Logger;
  cause: Cause;
}

/**
 * Decides on several things, each in a transaction of its own: one that is refused does not keep the others back.
 *
 * One after the other, so that one request takes no more than one connection; in the order that was asked. Once the database
 * cannot be reached, the rest are refused without being tried.
 */
export async function decideOnEach<Item>(
  items: readonly Item[],
  { idOf, decide }: { idOf: (item: Item) => string; decide: (item: Item) => Promise<void> },
  reporting: Reporting,
): Promise<Decided[]> {
  const decided: Decided[] = [];
  for (const item of items) {
    const isLost = decided.at(-1)?.refusal?.code === UNREACHABLE.code;
    const refusal = isLost ? UNREACHABLE : await refusalOf(() => decide(item), reporting);
    decided.push({ id: idOf(item), refusal });
  }
  return decided;
}

/** What was changed, by its id: it is changed whether it can be read or not. */
export async function readChanged<Read extends { id: string }>(
  decided: readonly Decided[],
  read: (ids: readonly string[]) => Promise<Read[]>,
  { log, cause: { requestId } }: Reporting,
): Promise<Map<string, Read>> {
  const changed = decided.filter(({ refusal }) => !refusal);
  try {
    return new Map((await read(changed.map(({ id }) => id))).map((one) => [one.id, one]));
  } catch (error) {
    log.error({ err: error, requestId });
    return new Map();
  }
}

/** Earlier ones are changed already: an unexpected error is reported beside what became of them. */
async function refusalOf(
  decide: () => Promise<void>,
  { log, cause: { requestId } }: Reporting,
): Promise<ShownRefusal | null> {
  try {
    await decide();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return shown(error);
    log.error({ err: error, requestId });
    return isConnectionFailure(error) ? UNREACHABLE : shown(internal({ reference: requestId }));
  }
}

const shown = ({ code, message, details }: Refusal): ShownRefusal => ({
  code,
  message,
  details: JSON.stringify(details),
});

const UNREACHABLE = shown(unavailableForNow());
