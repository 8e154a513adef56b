import type { Writable } from 'node:stream';
import pg from 'pg';
import { PooledClient } from './pooled-client.js';
import { sqlState } from './transaction-retry.js';

/** Each connection keeps what it prepared until it ends, some tens of kB for each statement. */
const MAX_BUILT_OF_A_KIND = 50;
/** "Cached plan must not change result type": a migration changed a column that the statement returns. */
const RESULT_CHANGED = '0A000';

const numbers = new Map<string, number>();
const builtOfKinds = new Map<string, number>();
let generation = 0;

/**
 * Marks a text as a named prepared statement: each connection parses and plans it once instead of at every use, which costs
 * more than the work itself for most statements of a purchase. For constants only, whose texts never vary.
 *
 * A plan is made once for all values. Where it must not depend on the length of a list, the list is written as
 * `(SELECT $1::uuid[])::uuid[]`: else PostgreSQL takes the plan for the very list for cheaper and makes a new one each time.
 *
 * @returns the text, to be given to `query` like any other
 */
export function prepared(text: string): string {
  if (!numbers.has(text)) numbers.set(text, numbers.size);
  return text;
}

/**
 * The same for a text that is built of a few parts and recurs. Only the first of each kind: the rest run unprepared.
 *
 * @param kind a constant; what visitors ask for chooses among the texts of a kind, and so may use up its room
 */
export function preparedRecurring(text: string, kind: string): string {
  const built = builtOfKinds.get(kind) ?? 0;
  if (numbers.has(text) || built >= MAX_BUILT_OF_A_KIND) return text;
  builtOfKinds.set(kind, built + 1);
  return prepared(text);
}

type Ask = (query: unknown, values?: unknown, ...rest: unknown[]) => unknown;

const ask = Reflect.get(pg.Client.prototype, 'query') as Ask;

/** The connection of every pool of the server. */
export class PreparingClient extends PooledClient {}

function askPrepared(this: pg.Client, query: unknown, values?: unknown, ...rest: unknown[]): unknown {
  sendTogether(this);
  const number = typeof query === 'string' ? numbers.get(query) : undefined;
  if (number === undefined) return ask.call(this, query, values, ...rest);
  const statement = { name: `shop_${generation}_${number}`, text: query, values };
  const isAlone = isIdle(this);
  const answered = ask.call(this, statement, ...rest);
  return answered instanceof Promise ? answered.catch(askedAnew(this, { ...statement, isAlone })) : answered;
}

/** Whether what is asked for next is neither in a transaction nor behind a statement that may begin one. */
function isIdle(client: pg.Client): boolean {
  const { readyForQuery } = client as unknown as { readyForQuery?: boolean };
  return readyForQuery === true && client.getTransactionStatus() === 'I';
}

/**
 * After a migration every connection prepares anew, under other names. The statement that found out has done nothing yet: it
 * runs once more, unless it stood in a transaction, which has failed by then and is repeated as after a deadlock. That is
 * known when it is asked for only: its transaction may have ended by the time of the error, where a COMMIT was sent with it.
 */
function askedAnew(
  client: pg.Client,
  { name, text, values, isAlone }: { name: string; text: unknown; values: unknown; isAlone: boolean },
) {
  return (error: unknown): unknown => {
    if (sqlState(error) !== RESULT_CHANGED) throw error;
    if (name.startsWith(`shop_${generation}_`)) generation += 1;
    if (!isAlone) throw error;
    return ask.call(client, { text, values });
  };
}

PreparingClient.prototype.query = askPrepared as unknown as typeof pg.Client.prototype.query;

/** Statements that are asked for without waiting for each other leave in one packet. */
function sendTogether(client: pg.Client): void {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
