import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { prepared } from '../../kernel/database/prepared.js';
import { NOTICE_CHANNEL } from './notice-changes.js';
import type { NoticeKind, NoticeOutcome } from './notice.kinds.js';
import { MAX_COUNTED } from './notice.type.js';

/** A notice as one person sees it. */
export interface NoticeRow {
  id: number;
  kind: NoticeKind;
  subjectId: string;
  label: string;
  happenedAt: Date;
  outcome: NoticeOutcome | null;
  isSeen: boolean;
}

/** Whose notices, and which kinds they may see. */
export interface Reader {
  userId: string;
  kinds: readonly NoticeKind[];
}

/** What the user $1 has seen; without a mark of their own, all from before their account. */
const READER = `
  reader AS MATERIALIZED (
    SELECT coalesce(
      (SELECT seen FROM notice_mark WHERE user_id = $1),
      int8multirange(int8range(NULL, coalesce((
        SELECT id FROM notice WHERE happened_at < (SELECT created_at FROM users WHERE id = $1)
        ORDER BY happened_at DESC LIMIT 1), 0), '[]'))) AS seen)`;

/** Not for somebody else than the user $1. */
const ADDRESSED = 'coalesce(recipient_id = $1, true)';

const LAST_ID = '9223372036854775807';

/**
 * Each kind is read through its index, so that a rare one is not searched for among all others: pairs are compared because
 * with `kind = …` PostgreSQL takes the index of the ids, expecting the notices of a kind everywhere.
 */
export const LIST = prepared(`
  WITH ${READER}
  SELECT page.*, reader.seen @> page.id AS "isSeen"
  FROM reader, (
    SELECT latest.* FROM unnest($2::text[]) AS visible (kind), LATERAL (
      SELECT id, notice.kind, subject_id AS "subjectId", label, happened_at AS "happenedAt", outcome
      FROM notice WHERE (notice.kind, id) BETWEEN (visible.kind, 0) AND (visible.kind, ${LAST_ID})
        AND ${ADDRESSED}
      ORDER BY notice.kind DESC, id DESC LIMIT $3::integer + $4) AS latest
    ORDER BY id DESC OFFSET $3 LIMIT $4::integer) AS page
  ORDER BY page.id DESC`);

/** Begins at the high-water mark, and ends at as many as are shown. */
export const COUNT_UNSEEN = prepared(`
  WITH ${READER}
  SELECT count(*) AS unseen FROM (
    SELECT FROM reader, unnest($2::text[]) AS visible (kind), LATERAL (
      SELECT FROM notice
      WHERE NOT reader.seen @> id AND ${ADDRESSED} AND (notice.kind, id) BETWEEN
        (visible.kind, (SELECT upper(range) FROM unnest(reader.seen) AS range LIMIT 1))
        AND (visible.kind, ${LAST_ID})
      ORDER BY notice.kind, id LIMIT ${MAX_COUNTED}) AS unseen
    LIMIT ${MAX_COUNTED}) AS counted`);

/**
 * Adds the ids in the ranges $2 that there are to what the user has seen, in one statement: of two at once the second adds to
 * what the first has made of the row. Ids of swept notices fall below the high-water mark, so that the value
 * stays small. Other windows of the person are notified of a change.
 */
const MARK = prepared(`
  WITH ${READER}, marked AS (
    INSERT INTO notice_mark AS mark (user_id, seen)
    SELECT $1, reader.seen
      + $2::int8multirange * int8multirange(int8range(NULL, (SELECT coalesce(max(id), 0) FROM notice), '[]'))
      + int8multirange(int8range(NULL, (SELECT coalesce(min(id), 1) FROM notice)))
    FROM reader
    ON CONFLICT (user_id) DO UPDATE SET seen = mark.seen + excluded.seen WHERE NOT mark.seen @> excluded.seen
    RETURNING user_id)
  SELECT pg_notify('${NOTICE_CHANNEL}', json_build_object('userId', user_id)::text) FROM marked`);

const FIND = prepared(`
  WITH ${READER}
  SELECT id, kind, subject_id AS "subjectId", label, happened_at AS "happenedAt", outcome, reader.seen @> id AS "isSeen"
  FROM notice, reader WHERE id = ANY($3) AND kind = ANY($2) AND ${ADDRESSED} ORDER BY id DESC`);

/** Notices, and who has seen them. */
@Injectable()
export class NoticesQueries {
  constructor(private readonly dataSource: DataSource) {}

  list({ userId, kinds }: Reader, { skip, take }: { skip: number; take: number }): Promise<NoticeRow[]> {
    return this.dataSource.query<NoticeRow[]>(LIST, [userId, kinds, skip, take]);
  }

  /** At most `MAX_COUNTED`. */
  async countUnseen({ userId, kinds }: Reader): Promise<number> {
    const [row] = await this.dataSource.query<[{ unseen: number }]>(COUNT_UNSEEN, [userId, kinds]);
    return row.unseen;
  }

  /** Those of them that the reader may see. */
  find({ userId, kinds }: Reader, ids: readonly number[]): Promise<NoticeRow[]> {
    return this.dataSource.query<NoticeRow[]>(FIND, [userId, kinds, ids]);
  }

  async mark({ userId }: Reader, ids: readonly number[]): Promise<void> {
    await this.dataSource.query(MARK, [userId, `{${ids.map((id) => `[${id},${id}]`).join()}}`]);
  }

  /** Marks all up to this one, but none that is still to come. */
  async markThrough({ userId }: Reader, id: number): Promise<void> {
    await this.dataSource.query(MARK, [userId, `{(,${id}]}`]);
  }
}
