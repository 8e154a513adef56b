import { Injectable } from '@nestjs/common';
import { CatalogQueries } from '../../features/catalog/index.js';
import { ContentService } from '../../features/content/index.js';
import { Clock } from '../../kernel/clock/clock.js';
import { dataVersionKey } from '../../kernel/data-version/data-version-key.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import { SitemapFiles } from './sitemap-files.js';
import type { SitemapPage } from './sitemap-xml.js';

const FIXED_PAGES: SitemapPage[] = [
  { path: '/' },
  { path: '/urunler' },
  { path: '/hakkimizda' },
  { path: '/urun-sihirbazi' },
  { path: '/teklif-al' },
  { path: '/iletisim' },
];

/** Every public page of the shop, for crawlers. */
@Injectable()
export class Sitemap {
  private readonly files = new SitemapFiles(() => this.pages());

  constructor(
    private readonly catalog: CatalogQueries,
    private readonly content: ContentService,
    private readonly dataVersions: DataVersions,
    private readonly clock: Clock,
  ) {}

  top(origin: string): Promise<string> {
    return this.files.top(origin, this.freshness());
  }

  file(origin: string, number: number): Promise<string | undefined> {
    return this.files.file(origin, number, this.freshness());
  }

  private freshness() {
    const now = this.clock.now();
    return { dataVersionKey: dataVersionKey(this.dataVersions.current(), now), now };
  }

  private async *pages(): AsyncGenerator<SitemapPage> {
    yield* FIXED_PAGES;
    for (const { slug, updatedAt } of await this.content.staticPages()) yield { path: `/${slug}`, updatedAt };
    for await (const { kind, slug, updatedAt } of this.catalog.sitemapEntries()) {
      yield { path: `/${kind === 'category' ? 'kategori' : 'urun'}/${slug}`, updatedAt };
    }
  }
}
