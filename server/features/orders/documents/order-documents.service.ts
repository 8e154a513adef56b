import { promisify } from 'node:util';
import { gunzip, gzipSync } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streamOf } from '../../../kernel/event-store/stream-category.js';
import { StreamKeys } from '../../../kernel/event-store/stream-keys.js';
import { seal, unseal } from '../../../kernel/keys/sealing.js';
import { ContentService, type StaticPageText } from '../../content/index.js';
import { ORDERS } from '../commands/order.category.js';
import type { DocumentOrder } from './document-order.js';
import { renderDocument, type RenderedDocument, hashOf, withHtml } from './rendered-document.js';
import type { OrderDocument } from './order-document.type.js';
import {
  type DocumentRow,
  insertDocuments,
  readDocument,
  readDocumentList,
  readTexts,
} from './order-documents.queries.js';

/** In the order in which the buyer reads them. */
const SLUGS = ['on-bilgilendirme', 'mesafeli-satis-sozlesmesi'] as const;

/** The pages that documents are rendered from. */
export type OrderTemplates = readonly StaticPageText[];

const SLUG = /^[a-z0-9-]+$/;

const expand = promisify(gunzip);

const streamOfOrder = (orderId: string) => streamOf(ORDERS.category, orderId);
/** Where a text is stored: sealed, it fits no other place. */
export const placeOf = (orderId: string, slug: string) => `${streamOfOrder(orderId)} ${slug}`;

/** The documents that the law requires for each order, stored as they were accepted. */
@Injectable()
export class OrderDocuments {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: ContentService,
    private readonly keys: StreamKeys,
  ) {}

  /** The current pages, to be read before a transaction begins: within it they might wait for a second connection. */
  templates(): Promise<OrderTemplates> {
    return Promise.all(
      SLUGS.map(async (slug) => {
        const page = await this.content.staticPageText(slug);
        if (!page) throw new Error(`There is no page ${slug} to render a document from`);
        return page;
      }),
    );
  }

  /** The documents of this order. */
  render(templates: OrderTemplates, order: DocumentOrder): RenderedDocument[] {
    return templates.map((page) => renderDocument(page, order));
  }

  /**
   * Stores the accepted texts in the transaction that places the order.
   *
   * @param streamKey key of the order's stream: once it is erased, the texts cannot be read any more
   */
  async store(
    transaction: EntityManager,
    {
      orderId,
      streamKey,
      documents,
    }: { orderId: string; streamKey: Buffer | null; documents: readonly RenderedDocument[] },
  ): Promise<void> {
    const rows = documents.map(({ slug, title, version, hash, markdown }): DocumentRow => {
      // A tenth of a millisecond; another thread would take longer to be asked, while the order holds its locks.
      const body = streamKey && seal(streamKey, gzipSync(markdown), placeOf(orderId, slug));
      return { slug, title, version, hash, body };
    });
    await insertDocuments(transaction, orderId, rows);
  }

  /** What was accepted with an order, without the texts. */
  list(orderId: string): Promise<OrderDocument[]> {
    return readDocumentList(this.dataSource.manager, orderId);
  }

  /**
   * The texts as they were accepted, in the order in which the buyer read them; empty once the buyer was erased.
   *
   * @throws when one is not the text whose hash was accepted
   */
  async texts(orderId: string): Promise<RenderedDocument[]> {
    const stream = streamOfOrder(orderId);
    const rows = await readTexts(this.dataSource.manager, orderId, stream);
    const texts = rows.map((row) => this.opened(orderId, row, this.keys.unwrap(stream, row.wrappedKey)));
    return (await Promise.all(texts)).filter((text) => text !== null);
  }

  /**
   * A text as it was accepted; null when the order has no such document or its buyer was erased.
   *
   * @throws when the text is not the one whose hash was accepted
   */
  async read(orderId: string, slug: string): Promise<RenderedDocument | null> {
    const row = SLUG.test(slug) ? await readDocument(this.dataSource.manager, orderId, slug) : null;
    const key = row?.body && (await this.keys.find(this.dataSource.manager, streamOfOrder(orderId)));
    return row && this.opened(orderId, row, key ?? null);
  }

  private async opened(
    orderId: string,
    { slug, title, version, hash, body }: DocumentRow,
    key: Buffer | null,
  ): Promise<RenderedDocument | null> {
    if (!body || !key) return null;
    const markdown = (await expand(unseal(key, body, placeOf(orderId, slug)))).toString();
    if (hashOf(markdown) !== hash) {
      throw new Error(`The text of ${placeOf(orderId, slug)} is not the accepted one`);
    }
    return withHtml({ slug, title, version, hash, markdown });
  }
}
