import type { EntityManager } from 'typeorm';
import type { EventRow } from '../event-store/event-row.js';
import type { Checkpoint } from './checkpoint.js';

/** The version before an event, as it is stored. */
export type Predecessor = Pick<EventRow, 'version' | 'position' | 'hash' | 'mac'> & {
  /** Its hash as a checkpoint sealed it, where it came before what is walked through. */
  sealedHash: Buffer | null;
};

type Placed = Pick<EventRow, 'stream' | 'version' | 'position' | 'hash' | 'mac'>;

/** Of streams; most events follow soon on the one before. */
const REMEMBERED = 20_000;

/** Looked up by their index, one by one: of a join the planner may make a scan of all events. */
const LOOK_UP = `
  SELECT wanted.number, before.version, before.position, before.hash, before.mac, head.hash AS "sealedHash"
  FROM unnest($1::text[], $2::integer[]) WITH ORDINALITY AS wanted (stream, version, number)
  CROSS JOIN LATERAL (SELECT version, position, hash, mac FROM event AS earlier
    WHERE earlier.stream = wanted.stream AND earlier.version = wanted.version LIMIT 1) AS before
  LEFT JOIN LATERAL (SELECT hash FROM checkpoint_head AS sealed
    WHERE before.position <= $3 AND sealed.stream = wanted.stream AND sealed.checkpoint_id <= $4
    ORDER BY sealed.checkpoint_id DESC LIMIT 1) AS head ON true`;

/** Finds the version before each event: among those walked through lately, else in the database. */
export class EventPredecessors {
  private readonly newest = new Map<string, Predecessor>();

  constructor(private readonly since: Checkpoint) {}

  /** In the order of the page; null for a first version and one whose predecessor is missing. */
  async of(
    transaction: Pick<EntityManager, 'query'>,
    page: readonly Placed[],
  ): Promise<(Predecessor | null)[]> {
    const wanted: { index: number; stream: string; version: number }[] = [];
    const found = page.map((row, index) => {
      const before = this.newest.get(row.stream) ?? null;
      this.remember(row);
      if (row.version <= 1) return null;
      if (before?.version === row.version - 1) return before;
      wanted.push({ index, stream: row.stream, version: row.version - 1 });
      return null;
    });
    if (wanted.length === 0) return found;
    const rows = await transaction.query<(Predecessor & { number: number })[]>(LOOK_UP, [
      wanted.map(({ stream }) => stream),
      wanted.map(({ version }) => version),
      this.since.position,
      this.since.id,
    ]);
    for (const { number, ...before } of rows) found[wanted[number - 1]?.index ?? -1] = before;
    return found;
  }

  private remember({ stream, version, position, hash, mac }: Placed): void {
    this.newest.delete(stream);
    this.newest.set(stream, { version, position, hash, mac, sealedHash: null });
    if (this.newest.size <= REMEMBERED) return;
    const [oldest] = this.newest.keys();
    if (oldest !== undefined) this.newest.delete(oldest);
  }
}
