import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RowProblem } from '../../catalog/index.js';
import type { ImportOutcome, ImportSubject, UndoBucket } from './import-row.statuses.js';

type Reader = Pick<EntityManager, 'query'>;

/** What became of an item. */
export interface RowOutcome {
  number: number;
  subject: ImportSubject;
  outcome: ImportOutcome;
  targetId: string | null;
  /** Null for one that was added. */
  versionBefore: number | null;
  versionAfter: number | null;
  problems: RowProblem[] | null;
}

/** An item that was added or changed, with the versions it takes to take that back. */
export interface AppliedItem {
  number: number;
  subject: ImportSubject;
  outcome: 'added' | 'updated';
  targetId: string;
  versionBefore: number | null;
  versionAfter: number;
  /** The version that it has while nobody but the import changed it: fetching its pictures makes further ones. */
  versionNow: number;
}

/** A product or category that got pictures. */
export interface FetchedVersion {
  id: string;
  before: number;
  after: number;
}

export interface UndoneItem {
  number: number;
  bucket: UndoBucket;
  reason: string | null;
}

export type UndoCounts = Record<UndoBucket, number>;

/**
 * With what became of each item, as "o". Looked up for each, which OFFSET keeps the planner from turning into a join: it would
 * compare each item with each outcome of an import that its statistics do not know yet.
 */
export const WITH_OUTCOME = `
  LEFT JOIN LATERAL (
    SELECT * FROM import_outcome WHERE run_id = i.run_id AND number = i.number OFFSET 0) AS o ON true`;

/** Condition on an outcome "o": of all the versions after one up to the present one, each got no more than pictures. */
export const madeByFetching = (since: string, present: string) =>
  `o.version_fetched = ${present} AND o.version_after <= ${since}`;

const ADD = `
  INSERT INTO import_outcome (run_id, number, subject, outcome, target_id, version_before, version_after, problems)
  SELECT $1, number, subject, outcome, target_id, version_before, version_after, problems
  FROM jsonb_populate_recordset(NULL::import_outcome, $2)`;

const APPLIED = `o.number, o.subject, o.outcome, o.target_id AS "targetId", o.version_before AS "versionBefore",
  o.version_after AS "versionAfter", coalesce(o.version_fetched, o.version_after) AS "versionNow"`;

const NOT_UNDONE = `o.run_id = $1 AND o.outcome IN ('added', 'updated') AND o.undo_bucket IS NULL`;

/** The other way round than they were applied. */
const PRODUCTS_TO_UNDO = `
  SELECT ${APPLIED} FROM import_outcome AS o WHERE ${NOT_UNDONE} AND o.subject <> 'category'
  ORDER BY o.number DESC LIMIT $2`;

/** Children before their parents, which stay while they have any; there are two levels. */
const CATEGORIES_TO_UNDO = `
  SELECT ${APPLIED} FROM import_outcome AS o LEFT JOIN category AS c ON c.id = o.target_id
  WHERE ${NOT_UNDONE} AND o.subject = 'category'
  ORDER BY c.parent_id IS NULL, o.number DESC LIMIT $2`;

const UNDONE = `
  UPDATE import_outcome AS o SET undo_bucket = given.bucket, undo_reason = given.reason
  FROM jsonb_to_recordset($2) AS given (number int, bucket text, reason text)
  WHERE o.run_id = $1 AND o.number = given.number`;

const UNDO_COUNTS = `
  SELECT undo_bucket AS bucket, count(*)::int AS rows FROM import_outcome
  WHERE run_id = $1 AND undo_bucket IS NOT NULL GROUP BY undo_bucket`;

/** Specs and variations belong to a product. Without what was taken back again. */
const COUNTS = `
  SELECT subject = 'category' AS "isCategory", outcome, count(*)::int AS rows FROM import_outcome
  WHERE run_id = $1 AND undo_bucket IS DISTINCT FROM 'reversed' GROUP BY 1, 2`;

const ERRORS = `
  SELECT problems FROM import_outcome WHERE run_id = $1 AND problems IS NOT NULL
  ORDER BY number LIMIT $2`;

/** Only where nobody else made a version in between. */
const FOLLOW = `
  UPDATE import_outcome AS o SET version_fetched = given.after
  FROM jsonb_to_recordset($1) AS given (id text, before int, after int)
  WHERE o.target_id = given.id AND coalesce(o.version_fetched, o.version_after) = given.before
    AND o.outcome IN ('added', 'updated')`;

const FETCHED_ONLY = `
  SELECT DISTINCT seen.id FROM jsonb_to_recordset($1) AS seen (id text, since int, present int)
  JOIN import_outcome AS o ON o.target_id = seen.id AND ${madeByFetching('seen.since', 'seen.present')}`;

/** What became of the rows of imports. */
@Injectable()
export class ImportOutcomes {
  async add(transaction: EntityManager, runId: string, outcomes: readonly RowOutcome[]): Promise<void> {
    if (outcomes.length === 0) return;
    const rows = outcomes.map((outcome) => ({
      number: outcome.number,
      subject: outcome.subject,
      outcome: outcome.outcome,
      target_id: outcome.targetId,
      version_before: outcome.versionBefore,
      version_after: outcome.versionAfter,
      problems: outcome.problems,
    }));
    await transaction.query(ADD, [runId, JSON.stringify(rows)]);
  }

  counts(
    reader: Reader,
    runId: string,
  ): Promise<{ isCategory: boolean; outcome: ImportOutcome; rows: number }[]> {
    return reader.query(COUNTS, [runId]);
  }

  /** How many items were gone through with a result. */
  async count(reader: Reader, runId: string): Promise<number> {
    const counts = await this.counts(reader, runId);
    return counts.reduce((sum, { rows }) => sum + rows, 0);
  }

  async errors(reader: Reader, runId: string, limit: number): Promise<RowProblem[]> {
    const rows = await reader.query<{ problems: RowProblem[] }[]>(ERRORS, [runId, limit]);
    return rows.flatMap(({ problems }) => problems).slice(0, limit);
  }

  /** The next items to take back, of products or of categories: these come last, once the products in them are gone. */
  async toUndo(reader: Reader, runId: string, limit: number): Promise<AppliedItem[]> {
    const products = await reader.query<AppliedItem[]>(PRODUCTS_TO_UNDO, [runId, limit]);
    if (products.length > 0) return products;
    return reader.query<AppliedItem[]>(CATEGORIES_TO_UNDO, [runId, limit]);
  }

  /** How many there are to take back in all, and how many are done. */
  async undoStats(reader: Reader, runId: string): Promise<{ total: number; done: number }> {
    const [stats] = await reader.query<[{ total: number; done: number }]>(
      `SELECT count(*)::int AS total, count(undo_bucket)::int AS done FROM import_outcome
       WHERE run_id = $1 AND outcome IN ('added', 'updated')`,
      [runId],
    );
    return stats;
  }

  /** Of whatever imports: what fetching pictures changed counts as changed by the import that named them. */
  async followFetching(transaction: EntityManager, versions: readonly FetchedVersion[]): Promise<void> {
    if (versions.length === 0) return;
    await transaction.query(FOLLOW, [JSON.stringify(versions)]);
  }

  /** Ids of those that did not change but for pictures that were fetched since they were seen. */
  async fetchedOnly(
    reader: Reader,
    seen: readonly { targetId: string | null; targetVersion: number | null }[],
    current: ReadonlyMap<string, { version: number }>,
  ): Promise<Set<string>> {
    const moved = seen.flatMap(({ targetId: id, targetVersion: since }) => {
      const present = id === null ? undefined : current.get(id)?.version;
      return present === undefined || present === since ? [] : [{ id, since, present }];
    });
    if (moved.length === 0) return new Set();
    const rows = await reader.query<{ id: string }[]>(FETCHED_ONLY, [JSON.stringify(moved)]);
    return new Set(rows.map(({ id }) => id));
  }

  async markUndone(transaction: EntityManager, runId: string, items: readonly UndoneItem[]): Promise<void> {
    if (items.length === 0) return;
    await transaction.query(UNDONE, [runId, JSON.stringify(items)]);
  }

  async undoCounts(reader: Reader, runId: string): Promise<UndoCounts> {
    const rows = await reader.query<{ bucket: UndoBucket; rows: number }[]>(UNDO_COUNTS, [runId]);
    const of = (bucket: UndoBucket) => rows.find((row) => row.bucket === bucket)?.rows ?? 0;
    return { reversed: of('reversed'), kept: of('kept'), impossible: of('impossible') };
  }
}
