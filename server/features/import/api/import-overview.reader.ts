import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RememberedHeadings } from '../runs/remembered-headings.js';
import type { ImportOverview } from './import-run.type.js';

const OVERVIEW = `
  SELECT
    (SELECT count(*)::int FROM category WHERE archived_at IS NULL AND parent_id IS NULL) AS "mainCategories",
    (SELECT count(*)::int FROM category WHERE archived_at IS NULL AND parent_id IS NOT NULL) AS subcategories,
    count(*)::int AS products,
    (count(*) FILTER (WHERE category_id IS NULL OR base_price_kurus = 0 OR description = ''
      OR NOT EXISTS (SELECT FROM product_picture WHERE product_id = id)))::int AS "incompleteProducts",
    (count(*) FILTER (WHERE created_at >= now() - interval '30 days'))::int AS "addedLately",
    (count(*) FILTER (WHERE created_at >= now() - interval '60 days' AND created_at < now() - interval '30 days'))::int
      AS "addedBefore"
  FROM product WHERE archived_at IS NULL`;

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
