import type { DataSource } from 'typeorm';
import { prepared } from '../database/prepared.js';

/** One counter of an attempt. */
export interface Counter {
  /** Of the row. */
  key: string;
  points: number;
  seconds: number;
}

/** What counted an attempt last. */
interface Counted {
  /** Index of the counter. */
  place: number;
  points: number;
  /** Milliseconds since 1970. */
  expire: number;
}

const PARAMETERS_OF_EACH = 3;

/** The row of one counter as rate-limiter-flexible writes it, which also forgets and gives back. */
const count = (source: string) => `
  INSERT INTO rate_limit (key, points, expire) ${source}
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN rate_limit.expire <= $1 THEN 1 ELSE rate_limit.points + 1 END,
    expire = CASE WHEN rate_limit.expire <= $1 THEN excluded.expire ELSE rate_limit.expire END
  RETURNING points, expire`;

/** Each counter counts only what the ones before let pass. */
function chainOf(counters: number): string {
  const steps = Array.from({ length: counters }, (_, index) => {
    const [key, expire] = [2, 3].map((place) => `$${place + index * PARAMETERS_OF_EACH}`);
    const maximumBefore = `$${1 + index * PARAMETERS_OF_EACH}`;
    const passed = index === 0 ? '' : `FROM counter_${index} WHERE points <= ${maximumBefore}::bigint`;
    return `counter_${index + 1} AS (${count(`SELECT ${key}::text, 1, ${expire}::bigint ${passed}`)})`;
  });
  const read = steps.map((_, index) => `SELECT ${index} AS place, points, expire FROM counter_${index + 1}`);
  return `WITH ${steps.join(', ')} ${read.join(' UNION ALL ')} ORDER BY place DESC LIMIT 1`;
}

const chains = new Map<number, string>();

function chain(counters: number): string {
  const text = chains.get(counters) ?? prepared(chainOf(counters));
  chains.set(counters, text);
  return text;
}

/**
 * Counts one attempt in all of the counters, in one statement. They are locked in the order they are given in.
 *
 * @returns how many of the counters counted it, and the milliseconds to wait when the last of them is exceeded, else null
 */
export async function countInChain(
  dataSource: DataSource,
  counters: readonly Counter[],
): Promise<{ counters: number; waitMs: number | null }> {
  const now = Date.now();
  const values = counters.flatMap(({ key, points, seconds }) => [key, now + seconds * 1_000, points]);
  const [last] = await dataSource.query<Counted[]>(chain(counters.length), [now, ...values.slice(0, -1)]);
  const exceeded = last && counters[last.place];
  if (!last || !exceeded) throw new Error('The attempt was not counted');
  const waitMs = last.points > exceeded.points ? Math.max(0, last.expire - now) : null;
  return { counters: last.place + 1, waitMs };
}
