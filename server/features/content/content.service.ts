import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ContentPreview } from '../../kernel/actor/request-context.js';
import { Clock } from '../../kernel/clock/clock.js';
import { CachedValue } from '../../kernel/data-version/cached-value.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import type { RecordVersion } from '../../kernel/records/record-kind.js';
import { VersionedRecords } from '../../kernel/records/versioned-records.js';
import { SettingsService } from '../settings/index.js';
import {
  CONTENT,
  type ContentDocuments,
  contentDocuments,
  type Maintenance,
  type WizardDictionaryDocument,
} from './content.document.js';
import { readStaticPages } from './content.queries.js';
import { fillDocument, type TokenValues, tokenValues, yearInIstanbul } from './content.tokens.js';
import { PageContent, PageKey } from './page-content.type.js';
import { slugOf } from './drafts/draft-target.js';
import { FooterContent, HeaderContent } from './site-frame.type.js';
import { STATIC_PAGES, staticPageDocument, staticPageHash } from './static-page.document.js';
import { StaticPage, type StaticPageRow, staticPageText, type StaticPageText } from './static-page.type.js';

const DEFAULT_MAINTENANCE_MESSAGE =
  'Sitemiz şu anda bakım modundadır. Kısa süre içinde tekrar hizmetinizde olacağız.';

type StaticPageVersion = Pick<StaticPage, 'slug' | 'version' | 'hash'>;

/** All texts of the site, with tokens filled and missing values taken from the settings. */
interface SiteContent {
  header: HeaderContent;
  footer: FooterContent;
  pages: Record<PageKey, PageContent>;
  /** Those that visitors see. */
  staticPages: StaticPage[];
  /** By each address that leads to it, former ones too. */
  staticPagesByAddress: ReadonlyMap<string, StaticPage>;
  staticPageTexts: StaticPageText[];
  maintenance: Maintenance;
  wizard: WizardDictionaryDocument;
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

  async header(preview?: ContentPreview): Promise<HeaderContent> {
    return (await this.seen(preview)).header;
  }

  async footer(preview?: ContentPreview): Promise<FooterContent> {
    return (await this.seen(preview)).footer;
  }

  async page(key: PageKey, preview?: ContentPreview): Promise<PageContent> {
    return (await this.seen(preview)).pages[key];
  }

  async staticPages(preview?: ContentPreview): Promise<StaticPage[]> {
    return (await this.seen(preview)).staticPages;
  }

  /** By its address or a former one: the page has the address that leads to it now. */
  async staticPage(address: string, preview?: ContentPreview): Promise<StaticPage | null> {
    return (await this.seen(preview)).staticPagesByAddress.get(address) ?? null;
  }

  /** The newest version of a text that buyers accept, as Markdown, tokens filled. */
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

  /** Which words of products stand for the answers of the product wizard. */
  async wizardDictionary(): Promise<WizardDictionaryDocument> {
    return (await this.current()).wizard;
  }

  /** A draft is seen by all who have the link to it, and read anew each time. */
  private seen(preview: ContentPreview | undefined): Promise<SiteContent> {
    return preview ? this.derive(preview) : this.current();
  }

  private current(): Promise<SiteContent> {
    const { content, settings } = this.dataVersions.current();
    return this.cached.at(`${content} ${settings} ${yearInIstanbul(this.clock.now())}`);
  }

  private async derive(preview?: ContentPreview): Promise<SiteContent> {
    const [settings, latest, publishedRows] = await Promise.all([
      this.settings.current(),
      this.records.latestOfAll(CONTENT),
      readStaticPages(this.dataSource, this.records),
    ]);
    const values = tokenValues(settings, yearInIstanbul(this.clock.now()));
    const staticPageRows = withDraft(publishedRows, preview);
    const documents = fillDocument(documentsOf(latest, preview), values);
    const page = (key: PageKey) =>
      PageContent.of(key, documents[key], latest.get(key)?.savedAt ?? this.clock.now());
    return {
      header: HeaderContent.of(documents.header, settings),
      footer: FooterContent.of(documents.footer, settings),
      pages: {
        [PageKey.HOME]: page(PageKey.HOME),
        [PageKey.ABOUT]: page(PageKey.ABOUT),
        [PageKey.CONTACT]: page(PageKey.CONTACT),
        [PageKey.QUOTE]: page(PageKey.QUOTE),
      },
      ...shownPages(staticPageRows, values),
      wizard: documents.wizard,
      staticPageTexts: staticPageRows.map((row) => staticPageText(row, values)),
      maintenance: {
        ...documents.maintenance,
        message: documents.maintenance.message || DEFAULT_MAINTENANCE_MESSAGE,
      },
    };
  }
}

function documentsOf(
  latest: ReadonlyMap<string, RecordVersion>,
  preview: ContentPreview | undefined,
): ContentDocuments {
  return contentDocuments.parse({
    ...Object.fromEntries(Array.from(latest, ([key, { value }]) => [key, value])),
    ...(preview && { [preview.target]: preview.document }),
  });
}

/** A page with a draft is seen with it, published or not. */
function withDraft(
  rows: readonly StaticPageRow[],
  preview: ContentPreview | undefined,
): readonly StaticPageRow[] {
  const slug = preview && slugOf(preview.target);
  return slug === undefined
    ? rows
    : rows.map((row) =>
        row.slug === slug ? { ...row, ...staticPageDocument.parse(preview?.document), isShown: true } : row,
      );
}

/** The static pages that visitors see, in their order and by each address that leads to them. */
function shownPages(
  rows: readonly StaticPageRow[],
  values: TokenValues,
): Pick<SiteContent, 'staticPages' | 'staticPagesByAddress'> {
  const shown = rows
    .filter(({ isShown }) => isShown)
    .map((row) => ({ page: StaticPage.of(row, values), addresses: [...row.formerAddresses, row.address] }));
  return {
    staticPages: shown.map(({ page }) => page),
    staticPagesByAddress: new Map(
      shown.flatMap(({ page, addresses }) => addresses.map((address) => [address, page] as const)),
    ),
  };
}
