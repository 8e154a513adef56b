import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { historyActor } from '../../../kernel/actor/history-actor.js';
import type { RecordChange } from '../../../kernel/records/record-kind.js';
import { documentView } from '../documents/product-document.type.js';
import type { ProductSnapshot } from '../drafts/product.draft.js';
import { productNotFound } from '../offers/offer.refusals.js';
import type { Picture } from '../pictures/picture.type.js';
import { CatalogOverview } from '../products/catalog.overview.js';
import { type CatalogRecord, CatalogRecords } from '../records/catalog.records.js';
import type {
  AdminCategoryName,
  AdminProduct,
  AdminProductPicture,
  AdminRelatedProduct,
} from './admin-product.type.js';
import { GAPS_OF_PRODUCT, type ProductGap } from './product.gaps.js';

const PARTS = `
  SELECT CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'name', c.name) END AS category,
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'width', width, 'height', height, 'darkId', dark_id))
      FROM picture WHERE id IN (SELECT picture_id FROM product_picture WHERE product_id = p.id)), '[]') AS pictures,
    coalesce((SELECT jsonb_object_agg(f.id, f.bytes) FROM product_document JOIN document_file AS f ON f.id = file_id
      WHERE product_id = p.id), '{}') AS "documentBytes",
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name, 'sku', r.sku,
        'isArchived', r.archived_at IS NOT NULL))
      FROM product_relation JOIN product AS r ON r.id = related_id WHERE product_id = p.id), '[]') AS related,
    ${GAPS_OF_PRODUCT} AS gaps
  FROM product AS p LEFT JOIN category AS c ON c.id = p.category_id WHERE p.id = $1`;

interface Parts {
  category: AdminCategoryName | null;
  pictures: Picture[];
  documentBytes: Record<string, number>;
  related: AdminRelatedProduct[];
  gaps: ProductGap[];
}

/** Products as staff and programs see them, hidden and archived ones included. */
@Injectable()
export class AdminProductReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly records: CatalogRecords,
    private readonly overview: CatalogOverview,
  ) {}

  /** Null when no product has this id. */
  async find(id: string): Promise<AdminProduct | null> {
    const record = await this.records.product(id);
    return record && this.view(record);
  }

  /** @throws PRODUCT_NOT_FOUND */
  async get(id: string): Promise<AdminProduct> {
    const product = await this.find(id);
    if (!product) throw productNotFound({ productId: id });
    return product;
  }

  /** Who changed what, newest first. */
  history(id: string): Promise<RecordChange[]> {
    return this.records.history('product', id);
  }

  private async view(record: CatalogRecord<ProductSnapshot>): Promise<AdminProduct> {
    const [[parts], { hiddenCategoryIds }] = await Promise.all([
      this.dataSource.query<[Parts]>(PARTS, [record.id]),
      this.overview.current(),
    ]);
    const { basePriceKurus, seoTitle, seoDescription, seoKeywords, updatedBy, ...plain } = record;
    return {
      ...plain,
      basePrice: basePriceKurus,
      category: parts.category,
      seo: { title: seoTitle, description: seoDescription, keywords: seoKeywords },
      technicalSpecs: record.technicalSpecs.map(({ number, ...spec }) => ({ ...spec, numericValue: number })),
      attributes: record.attributes.map(({ kind, variations, ...attribute }) => ({
        ...attribute,
        type: kind,
        variations: variations.map(({ priceKurus, ...variation }) => ({ ...variation, price: priceKurus })),
      })),
      pictures: picturesOf(record, parts.pictures),
      documents: record.documents.map((document) =>
        documentView(document, parts.documentBytes[document.fileId] ?? 0),
      ),
      ...relationsOf(record, parts.related),
      isPublic: !record.isArchived && !hiddenCategoryIds.includes(record.categoryId ?? ''),
      gaps: parts.gaps,
      updatedBy: historyActor(updatedBy.kind, updatedBy.id),
    };
  }
}

function picturesOf({ pictures }: ProductSnapshot, stored: readonly Picture[]): AdminProductPicture[] {
  const byId = new Map(stored.map((picture) => [picture.id, picture]));
  return pictures.map(({ pictureId, source, alt }) => ({
    picture: (pictureId === null ? undefined : byId.get(pictureId)) ?? null,
    source,
    alt,
  }));
}

function relationsOf(
  { successorId, equivalentIds, sparePartIds }: ProductSnapshot,
  related: readonly AdminRelatedProduct[],
): Pick<AdminProduct, 'successor' | 'equivalents' | 'spareParts'> {
  const byId = new Map(related.map((product) => [product.id, product]));
  const relatedTo = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  return {
    successor: byId.get(successorId ?? '') ?? null,
    equivalents: relatedTo(equivalentIds),
    spareParts: relatedTo(sparePartIds),
  };
}
