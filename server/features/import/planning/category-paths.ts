import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogLookup } from '../../catalog/index.js';
import { CategoryDirectory } from '../matching/category-directory.js';

const NEW_CATEGORIES = `
  SELECT label FROM import_item WHERE run_id = $1 AND subject = 'category' AND kind = 'new'`;

const TURKISH = new Intl.Collator('tr');

/** What rows of an import may name as their category: those of the shop and of the file, by path. */
@Injectable()
export class CategoryPaths {
  constructor(
    private readonly dataSource: DataSource,
    private readonly lookup: CatalogLookup,
  ) {}

  async of(runId: string): Promise<string[]> {
    const categories = await this.lookup.categories(this.dataSource);
    const directory = new CategoryDirectory(categories);
    const shop = categories.filter(({ isArchived }) => !isArchived).map((one) => directory.pathOf(one));
    const file = await this.dataSource.query<{ label: string }[]>(NEW_CATEGORIES, [runId]);
    const paths = new Set([...shop, ...file.map(({ label }) => label)]);
    return [...paths].sort((one, other) => TURKISH.compare(one, other));
  }
}
