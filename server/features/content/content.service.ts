import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { CachedValue } from '../../kernel/data-version/cached-value.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import { VersionedRecords } from '../../kernel/records/versioned-records.js';
import { SettingsService } from '../settings/index.js';
import { CONTENT, contentDocuments, type Maintenance } from './content.document.js';
import { readStaticPages } from './content.queries.js';
import { fillDocument, tokenValues, yearInIstanbul } from './content.tokens.js';
import { PageContent, PageKey } from './page-content.type.js';
import { FooterContent, HeaderContent } from './site-frame.type.js';
import { STATIC_PAGES, staticPageDocument, staticPageHash } from './static-page.document.js';
import { StaticPage, staticPageText, type StaticPageText } from './static-page.type.js';

const DEFAULT_MAINTENANCE_MESSAGE =
  'Sitemiz şu anda bakım modundadır. Kısa süre içinde tekrar hizmetinizde olacağız.';

type StaticPageVersion = Pick<StaticPage, 'slug' | 'version' | 'hash'>;

/** All texts of the site, with tokens filled and missing values taken from the settings. */
interface SiteContent {
  header: HeaderContent;
  footer: FooterContent;
  pages: Record<PageKey, PageContent>;
  staticPages: StaticPage[];
  staticPageTexts: StaticPageText[];
  maintenance: Maintenance;
}

@Injectable()
export class ContentService {
  private readonly cached = new CachedValue(() => this.derive());

  constructor(
    private readonly dataSource: DataSource,
    private readonly records: VersionedRecords,
    private readonly dataVersions: DataVersions,
    private readonly settings: SettingsService,
    private readonly clock: Clock,
  ) {}

  async header(): Promise<HeaderContent> {
    return (await this.current()).header;
  }

  async footer(): Promise<FooterContent> {
    return (await this.current()).footer;
  }

  async page(key: PageKey): Promise<PageContent> {
    return (await this.current()).pages[key];
  }

  async staticPages(): Promise<StaticPage[]> {
    return (await this.current()).staticPages;
  }

  async staticPage(slug: string): Promise<StaticPage | null> {
    return (await this.staticPages()).find((page) => page.slug === slug) ?? null;
  }

  /** The newest version of a static page as Markdown, tokens filled. */
  async staticPageText(slug: string): Promise<StaticPageText | null> {
    return (await this.current()).staticPageTexts.find((page) => page.slug === slug) ?? null;
  }

  /** Whether a static page ever had this text in this version. */
  async hasStaticPageVersion({ slug, version, hash }: StaticPageVersion): Promise<boolean> {
    const current = await this.staticPage(slug);
    if (!current || version < 1 || version > current.version) return false;
    if (version === current.version) return hash === current.hash;
    const { value } = await this.records.version(STATIC_PAGES, slug, version);
    return hash === staticPageHash(staticPageDocument.parse(value));
  }

  async maintenance(): Promise<Maintenance> {
    return (await this.current()).maintenance;
  }

  private current(): Promise<SiteContent> {
    const { content, settings } = this.dataVersions.current();
    return this.cached.at(`${content} ${settings} ${yearInIstanbul(this.clock.now())}`);
  }

  private async derive(): Promise<SiteContent> {
    const [settings, latest, staticPageRows] = await Promise.all([
      this.settings.current(),
      this.records.latestOfAll(CONTENT),
      readStaticPages(this.dataSource, this.records),
    ]);
    const values = tokenValues(settings, yearInIstanbul(this.clock.now()));
    const saved = contentDocuments.parse(
      Object.fromEntries(Array.from(latest, ([key, { value }]) => [key, value])),
    );
    const documents = fillDocument(saved, values);
    const page = (key: PageKey) =>
      PageContent.of(key, documents[key], latest.get(key)?.savedAt ?? this.clock.now());
    return {
      header: HeaderContent.of(documents.header, settings),
      footer: FooterContent.of(documents.footer, settings),
      pages: {
        [PageKey.HOME]: page(PageKey.HOME),
        [PageKey.ABOUT]: page(PageKey.ABOUT),
        [PageKey.CONTACT]: page(PageKey.CONTACT),
      },
      staticPages: staticPageRows.map((row) => StaticPage.of(row, values)),
      staticPageTexts: staticPageRows.map((row) => staticPageText(row, values)),
      maintenance: {
        ...documents.maintenance,
        message: documents.maintenance.message || DEFAULT_MAINTENANCE_MESSAGE,
      },
    };
  }
}
