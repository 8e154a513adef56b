import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../kernel/clock/clock.js';
import { KeptValue } from '../../kernel/revision/kept-value.js';
import { Revisions } from '../../kernel/revision/revisions.js';
import { SettingsService } from '../settings/index.js';
import {
  contentDocuments,
  type ContentDocuments,
  type DocumentKey,
  type Maintenance,
} from './content.document.js';
import { addDocumentVersion, readDocuments, readStaticPages } from './content.queries.js';
import { contentInvalid } from './content.refusals.js';
import { fillDocument, tokenValues, yearInIstanbul } from './content.tokens.js';
import { PageContent, PageKey } from './page-content.type.js';
import { FooterContent, HeaderContent } from './site-frame.type.js';
import { StaticPage, staticPageText, type StaticPageText } from './static-page.type.js';

const DEFAULT_MAINTENANCE_MESSAGE =
  'Sitemiz şu anda bakım modundadır. Kısa süre içinde tekrar hizmetinizde olacağız.';

/** Everything the site says, with tokens filled and gaps closed from the settings. */
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
  private readonly kept = new KeptValue(() => this.derive());

  constructor(
    private readonly dataSource: DataSource,
    private readonly revisions: Revisions,
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

  async maintenance(): Promise<Maintenance> {
    return (await this.current()).maintenance;
  }

  /**
   * Makes a document the newest version, as the last statements of the caller's transaction.
   *
   * @throws CONTENT_INVALID naming the fields that did not pass
   */
  async replace<Key extends DocumentKey>(
    manager: EntityManager,
    key: Key,
    document: ContentDocuments[Key],
  ): Promise<void> {
    const checked = contentDocuments.shape[key].safeParse(document);
    if (!checked.success) {
      throw contentInvalid({ fields: checked.error.issues.map((issue) => issue.path.join('.')) });
    }
    await addDocumentVersion(manager, key, checked.data);
    await this.revisions.bump(manager, 'content');
  }

  private current(): Promise<SiteContent> {
    const { content, settings } = this.revisions.current();
    return this.kept.at(`${content} ${settings} ${yearInIstanbul(this.clock.now())}`);
  }

  private async derive(): Promise<SiteContent> {
    const [settings, documentRows, staticPageRows] = await Promise.all([
      this.settings.current(),
      readDocuments(this.dataSource),
      readStaticPages(this.dataSource),
    ]);
    const values = tokenValues(settings, yearInIstanbul(this.clock.now()));
    const kept = contentDocuments.parse(
      Object.fromEntries(documentRows.map(({ key, document }) => [key, document])),
    );
    const documents = fillDocument(kept, values);
    const updatedAt = new Map(documentRows.map((row) => [row.key, row.updatedAt]));
    const page = (key: PageKey) =>
      PageContent.of(key, documents[key], updatedAt.get(key) ?? this.clock.now());
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
