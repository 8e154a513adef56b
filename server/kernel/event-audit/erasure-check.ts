import type { EntityManager } from 'typeorm';
import { type Erasure, erasureMac } from '../event-store/erasure.js';
import type { MasterKey } from '../keys/master-key.js';
import type { AuditViolation } from './audit-violation.js';
import type { CheckedHistory, HistoryCheck } from './history-check.js';

/** What `errorOfKey` needs to know, of tables `stream_key` and `erasure`. */
export const KEY_COLUMNS = `
  erasure.subject, erasure.actor_kind AS "actorKind", erasure.actor_id AS "actorId", erasure.request_id AS "requestId",
  erasure.recorded_at AS "recordedAt", erasure.mac, stream_key.stream IS NOT NULL AS "hasKey"`;

/** Streams whose key is missing, with the erasure that says why; and those that have both. */
const UNEXPLAINED = `
  SELECT moved.stream, ${KEY_COLUMNS}
  FROM (SELECT DISTINCT stream FROM event WHERE position > $1) AS moved
  LEFT JOIN stream_key USING (stream) LEFT JOIN erasure USING (stream)
  WHERE stream_key.stream IS NULL OR erasure.stream IS NOT NULL
  ORDER BY moved.stream`;

export type ErasureRow = { [Field in keyof Erasure]: Erasure[Field] | null } & {
  stream: string;
  mac: Buffer | null;
  hasKey: boolean;
};

/** The key of a stream is missing only where the shop recorded the erasure of its person. */
export class ErasureCheck implements HistoryCheck {
  constructor(private readonly masterKey: MasterKey) {}

  async firstViolation(
    transaction: EntityManager,
    { after }: CheckedHistory,
  ): Promise<AuditViolation | undefined> {
    const rows = await transaction.query<ErasureRow[]>(UNEXPLAINED, [after]);
    for (const row of rows) {
      const what = errorOfKey(this.masterKey, row);
      if (what) return { what, stream: row.stream };
    }
    return undefined;
  }
}

/** Why a key is not as it has to be: there, unless the shop recorded its erasure. */
export function errorOfKey(masterKey: MasterKey, row: ErasureRow): string | undefined {
  if (row.mac === null) return row.hasKey ? undefined : 'its key is missing, and no erasure was recorded';
  // Without a null, as there is a MAC: all columns of the table are given.
  const isGenuine = row.mac.equals(erasureMac(masterKey, row as Erasure));
  if (!isGenuine) return 'its erasure was not recorded by the shop';
  return row.hasKey ? 'its key is there, though its erasure was recorded' : undefined;
}
