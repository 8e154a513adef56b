import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { hasAnyGap } from '../../catalog/index.js';
import { RememberedHeadings } from '../runs/remembered-headings.js';
import type { ImportOverview } from './import-run.type.js';

const OVERVIEW = `
  SELECT
    (SELECT count(*)::int FROM category WHERE archived_at IS NULL AND parent_id IS NULL) AS "mainCategories",
    (SELECT count(*)::int FROM category WHERE archived_at IS NULL AND parent_id IS NOT NULL) AS subcategories,
    count(*)::int AS products,
    (count(*) FILTER (WHERE ${hasAnyGap()}))::int AS "incompleteProducts",
    (count(*) FILTER (WHERE created_at >= now() - interval '30 days'))::int AS "addedLately",
    (count(*) FILTER (WHERE created_at >= now() - interval '60 days' AND created_at < now() - interval '30 days'))::int
      AS "addedBefore"
  FROM product AS p WHERE archived_at IS NULL`;

/** The catalog in numbers. */
@Injectable()
export class ImportOverviewReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly headings: RememberedHeadings,
  ) {}

  async read(): Promise<ImportOverview> {
    const [counts] = await this.dataSource.query<[Omit<ImportOverview, 'suppliers'>]>(OVERVIEW);
    return { ...counts, suppliers: await this.headings.suppliers(this.dataSource) };
  }
}
