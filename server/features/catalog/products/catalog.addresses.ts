import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type AddressSource, ShopAddresses } from '../../../kernel/addresses/shop-addresses.js';
import { CatalogOverview } from './catalog.overview.js';
import { CatalogQueries } from './catalog.queries.js';

/** The addresses of products and categories, former ones too. */
@Injectable()
export class CatalogAddresses implements AddressSource, OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly overview: CatalogOverview,
    private readonly queries: CatalogQueries,
    private readonly addresses: ShopAddresses,
  ) {}

  onModuleInit(): void {
    this.addresses.add(this);
  }

  async missing(paths: readonly string[]): Promise<string[]> {
    const { bySlug } = await this.overview.current();
    const categories = paths.filter((path) => {
      const slug = slugIn(path, 'kategori');
      return slug !== undefined && !bySlug.has(slug);
    });
    return [...categories, ...(await this.missingProducts(paths))];
  }

  private async missingProducts(paths: readonly string[]): Promise<string[]> {
    const asked = paths.filter((path) => slugIn(path, 'urun') !== undefined);
    if (asked.length === 0) return [];
    const conditions = await this.queries.visible();
    const given = conditions.value(asked.map((path) => slugIn(path, 'urun')));
    conditions.add(
      'p.slug = given.slug OR p.id = (SELECT product_id FROM product_slug_history AS former WHERE former.slug = given.slug)',
    );
    const rows = await this.dataSource.query<{ slug: string }[]>(
      `SELECT slug FROM unnest(${given}::text[]) AS given (slug)
       WHERE NOT EXISTS (SELECT FROM product AS p WHERE ${conditions.sql})`,
      conditions.values,
    );
    const missing = new Set(rows.map(({ slug }) => slug));
    return asked.filter((path) => missing.has(slugIn(path, 'urun') ?? ''));
  }
}

function slugIn(path: string, kind: 'urun' | 'kategori'): string | undefined {
  const [, slug] = new RegExp(`^/${kind}/([^/]+)$`).exec(path) ?? [];
  return slug;
}
