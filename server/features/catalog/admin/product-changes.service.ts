import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { DataVersions } from '../../../kernel/data-version/data-versions.js';
import { internal } from '../../../kernel/refusal/general.refusals.js';
import { Refusal } from '../../../kernel/refusal/refusal.js';
import type { ProductSnapshot } from '../drafts/product.draft.js';
import { productNotFound } from '../offers/offer.refusals.js';
import { CatalogLookup } from '../records/catalog.lookup.js';
import { CatalogArchive } from '../writing/catalog.archive.js';
import { type ExpectedVersion, lockCatalog, type ProductChange } from '../writing/catalog.saving.js';
import { refuseStaleVersion } from '../writing/catalog.versions.js';
import { CatalogWriter } from '../writing/catalog.writer.js';
import { changedDraft, changedPrice } from './product-change.drafts.js';
import type { ChangeProductsInput, ProductChangeInput } from './product-changes.input.js';
import type { PriceChangePreview, ProductChangeResult, ProductRefusal } from './product-changes.type.js';

/** As many as a transaction saves: orders and other saves get their turn between two. */
const BATCH = 250;

/** Changes several products alike; one that is refused does not keep the others back. */
@Injectable()
export class ProductChanges {
  private readonly log = new Logger(ProductChanges.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly dataVersions: DataVersions,
    private readonly lookup: CatalogLookup,
    private readonly writer: CatalogWriter,
    private readonly archive: CatalogArchive,
  ) {}

  /** The results are in the order that was asked. */
  async change({ products, change }: ChangeProductsInput, cause: Cause): Promise<ProductChangeResult[]> {
    const results: ProductChangeResult[] = [];
    for (let start = 0; start < products.length; start += BATCH) {
      results.push(...(await this.changeBatch(products.slice(start, start + BATCH), change, cause)));
    }
    await this.dataSource.transaction((transaction) => this.dataVersions.bump(transaction, 'catalog'));
    return results;
  }

  /** What the prices would be. */
  async preview({ products, change }: ChangeProductsInput): Promise<PriceChangePreview[]> {
    const ids = products.map(({ id }) => id);
    const found = await this.lookup.productsById(this.dataSource.manager, ids);
    return ids.flatMap((id) => {
      const product = found.get(id);
      return product ? previewOf(change, product) : [];
    });
  }

  /** All of them in one transaction, or each by itself where the writer refuses one. */
  private async changeBatch(
    products: readonly ExpectedVersion[],
    change: ProductChangeInput,
    cause: Cause,
  ): Promise<ProductChangeResult[]> {
    try {
      return await this.dataSource.transaction((transaction) =>
        this.save(transaction, products, { change, cause }),
      );
    } catch (error) {
      const [only, ...others] = products;
      if (only && others.length === 0) {
        return [{ id: only.id, version: null, refusal: this.refusalOf(error, cause) }];
      }
      if (!(error instanceof Refusal)) throw error;
    }
    const results: ProductChangeResult[] = [];
    for (const product of products) results.push(...(await this.changeBatch([product], change, cause)));
    return results;
  }

  private async save(
    transaction: EntityManager,
    products: readonly ExpectedVersion[],
    { change, cause }: { change: ProductChangeInput; cause: Cause },
  ): Promise<ProductChangeResult[]> {
    await lockCatalog(transaction);
    const planned = await this.plan(transaction, products, change);
    const changes = [...planned.values()].flatMap((plan) => (plan instanceof Refusal ? [] : plan));
    const saved = await this.writer.saveProducts(transaction, changes, cause, 'by the caller');
    const after = saved.map((one) => one.after);
    const isMoved = typeof change.isArchived === 'boolean';
    const done = isMoved
      ? await this.archive.setProductsArchived(transaction, after, change.isArchived === true, cause)
      : after;
    const versions = new Map(done.map(({ id, version }) => [id, version]));
    return products.map(({ id }) => {
      const plan = planned.get(id);
      const refusal = plan instanceof Refusal ? this.refusalOf(plan, cause) : null;
      return { id, version: versions.get(id) ?? null, refusal };
    });
  }

  /** The change of each product, or why it is refused. */
  private async plan(
    transaction: EntityManager,
    products: readonly ExpectedVersion[],
    change: ProductChangeInput,
  ): Promise<Map<string, ProductChange | Refusal>> {
    const ids = products.map(({ id }) => id);
    const found = await this.lookup.productsById(transaction, ids);
    const planned = new Map<string, ProductChange | Refusal>();
    for (const { id, expectedVersion: version } of products) {
      try {
        const existing = found.get(id);
        if (!existing) throw productNotFound({ productId: id });
        await refuseStaleVersion(transaction, 'product', { id, version }, existing.version);
        planned.set(id, { draft: changedDraft(change, existing), existing });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        planned.set(id, error);
      }
    }
    return planned;
  }

  private refusalOf(error: unknown, { requestId }: Cause): ProductRefusal {
    if (!(error instanceof Refusal)) this.log.error({ err: error, requestId });
    const { code, message } = error instanceof Refusal ? error : internal({ reference: requestId });
    return { code, message };
  }
}

function previewOf({ price }: ProductChangeInput, product: ProductSnapshot): PriceChangePreview {
  const { id, name, basePriceKurus: before } = product;
  try {
    return { id, name, before, after: price ? changedPrice(price, before) : before, refusal: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { id, name, before, after: null, refusal: { code: error.code, message: error.message } };
  }
}
