import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { keepPictures } from '../../../kernel/files/kept-pictures.js';
import { notFound } from '../../../kernel/refusal/general.refusals.js';
import type { ProductDraft, ProductSnapshot } from '../drafts/product.draft.js';
import { keepDocuments } from '../documents/document-files.js';
import { CatalogSnapshots, versionKey } from '../records/catalog.snapshots.js';
import type { ExpectedVersion } from '../writing/catalog.saving.js';
import { CatalogArchive } from '../writing/catalog.archive.js';
import { CatalogWriter } from '../writing/catalog.writer.js';
import { PRODUCT_SLUGS, refuseFormerSlug } from '../writing/slugs.js';
import { draftOf, draftOfVersion } from './product-input.drafts.js';
import type { ProductInput, RestoreProductVersionInput, UpdateProductInput } from './product.input.js';

/** What staff and programs do with one product; each returns its id. */
@Injectable()
export class ProductCommands {
  constructor(
    private readonly dataSource: DataSource,
    private readonly writer: CatalogWriter,
    private readonly archive: CatalogArchive,
    private readonly snapshots: CatalogSnapshots,
  ) {}

  /** @throws PRODUCT_INVALID, SKU_TAKEN, CATEGORY_NOT_FOUND, SLUG_FORMERLY_USED, PICTURE_GONE, DOCUMENT_GONE */
  create(input: ProductInput, cause: Cause): Promise<string> {
    return this.dataSource.transaction(async (transaction) => {
      await refuseFormerSlug(transaction, PRODUCT_SLUGS, input);
      const draft = draftOf(input, null);
      await keepFiles(transaction, draft);
      const { after } = await this.writer.saveProduct(transaction, { draft, existing: null }, cause);
      return after.id;
    });
  }

  /** @throws PRODUCT_NOT_FOUND, VERSION_CONFLICT, STOCK_CHANGED, and what `create` throws */
  update({ product: input, ...expected }: UpdateProductInput, cause: Cause): Promise<string> {
    return this.dataSource.transaction(async (transaction) => {
      if (changesStock(input)) await this.writer.lockProducts(transaction, [expected.id]);
      const existing = await this.writer.productAt(transaction, expected);
      await refuseFormerSlug(transaction, PRODUCT_SLUGS, input, existing.id);
      const draft = draftOf(input, existing);
      await keepFiles(transaction, draft);
      await this.writer.saveProduct(transaction, { draft, existing }, cause);
      return existing.id;
    });
  }

  /** @throws PRODUCT_NOT_FOUND, VERSION_CONFLICT, NOT_FOUND (no such version), SKU_TAKEN, CATEGORY_NOT_FOUND */
  restoreVersion({ version, ...expected }: RestoreProductVersionInput, cause: Cause): Promise<string> {
    return this.dataSource.transaction(async (transaction) => {
      const existing = await this.writer.productAt(transaction, expected);
      const earlier = await this.versionOf(transaction, existing.id, version);
      const categoryLeft = await this.writer.categoryLeft(transaction);
      const draft = {
        ...draftOfVersion(earlier, existing),
        categoryId: categoryLeft(earlier.categoryId),
      };
      await this.writer.saveProduct(transaction, { draft, existing }, cause);
      return existing.id;
    });
  }

  /** @throws PRODUCT_NOT_FOUND or VERSION_CONFLICT */
  async archiveOne(expected: ExpectedVersion, cause: Cause): Promise<string> {
    await this.dataSource.transaction((transaction) =>
      this.archive.archiveProduct(transaction, expected, cause),
    );
    return expected.id;
  }

  /** @throws PRODUCT_NOT_FOUND or VERSION_CONFLICT */
  async restoreOne(expected: ExpectedVersion, cause: Cause): Promise<string> {
    await this.dataSource.transaction((transaction) =>
      this.archive.restoreProduct(transaction, expected, cause),
    );
    return expected.id;
  }

  private async versionOf(transaction: EntityManager, id: string, version: number): Promise<ProductSnapshot> {
    const found = await this.snapshots.at(transaction, 'product', [{ id, version }]);
    const stored = found.get(versionKey(id, version));
    if (!stored) throw notFound();
    return stored.snapshot;
  }
}

/** @throws PICTURE_GONE or DOCUMENT_GONE */
async function keepFiles(
  transaction: EntityManager,
  { pictures = [], documents = [] }: ProductDraft,
): Promise<void> {
  await keepPictures(
    transaction,
    pictures.flatMap(({ pictureId }) => pictureId ?? []),
  );
  await keepDocuments(
    transaction,
    documents.map(({ fileId }) => fileId),
  );
}

const changesStock = ({ stock, attributes }: ProductInput) =>
  Boolean(stock) || attributes?.some(({ variations }) => variations.some((variation) => variation.stock));
