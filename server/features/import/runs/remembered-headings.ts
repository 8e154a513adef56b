import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AssignedHeading } from '../../catalog/index.js';

type Reader = Pick<EntityManager, 'query'>;

/** What staff said of the headings of a supplier's files. */
@Injectable()
export class RememberedHeadings {
  async of(reader: Reader, supplier: string | null): Promise<AssignedHeading[]> {
    if (supplier === null) return [];
    return (await this.ofAll(reader, [supplier])).get(supplier) ?? [];
  }

  /** By supplier, with one statement. */
  async ofAll(reader: Reader, suppliers: readonly string[]): Promise<Map<string, AssignedHeading[]>> {
    if (suppliers.length === 0) return new Map();
    const rows = await reader.query<(AssignedHeading & { supplier: string })[]>(
      'SELECT supplier, kind, key, field FROM import_heading WHERE supplier = ANY($1)',
      [suppliers],
    );
    const headings = new Map<string, AssignedHeading[]>(suppliers.map((supplier) => [supplier, []]));
    for (const { supplier, ...heading } of rows) headings.get(supplier)?.push(heading);
    return headings;
  }

  /** The last word counts. */
  async remember(
    transaction: EntityManager,
    supplier: string,
    headings: readonly AssignedHeading[],
  ): Promise<void> {
    if (headings.length === 0) return;
    await transaction.query(
      `INSERT INTO import_heading (supplier, kind, key, field)
       SELECT $1, kind, key, field FROM jsonb_to_recordset($2) AS given (kind text, key text, field text)
       ON CONFLICT (supplier, kind, key) DO UPDATE SET field = excluded.field`,
      [supplier, JSON.stringify(headings)],
    );
  }

  /** Suppliers whose files were imported, by name. */
  async suppliers(reader: Reader): Promise<string[]> {
    const rows = await reader.query<{ supplier: string }[]>(
      `SELECT supplier FROM (
         SELECT supplier FROM import_run WHERE supplier IS NOT NULL UNION SELECT supplier FROM import_heading) AS known
       ORDER BY supplier COLLATE "tr-x-icu"`,
    );
    return rows.map(({ supplier }) => supplier);
  }
}
