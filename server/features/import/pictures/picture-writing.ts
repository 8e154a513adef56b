import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { errorSummary } from '../../../kernel/queue/error-summary.js';
import { CatalogLookup, CatalogWriter, type ProductSnapshot } from '../../catalog/index.js';
import { type FetchedVersion, ImportOutcomes } from '../rows/import-outcomes.js';
import { isRowError, saveTogether } from '../rows/savepoints.js';

/** By address. */
type PictureIds = Readonly<Record<string, string>>;

interface NamingProduct {
  id: string;
  pictures: PictureIds;
}

interface NamingCategory {
  id: string;
  pictureId: string;
}

interface Part {
  runId: string;
  /** Those that were fetched lately; null for all of the import. */
  urls: readonly string[] | null;
  /** The product to go on after. */
  after: string;
}

const PRODUCTS_AT_ONCE = 500;
export const FIRST_PRODUCT = '00000000-0000-0000-0000-000000000000';

const IS_FETCHED = `i.run_id = $1 AND i.status = 'fetched'
  AND ($2::text[] IS NULL OR i.url_key = ANY(ARRAY(SELECT md5(url) FROM unnest($2) AS url)))`;

const PRODUCTS = `
  SELECT p.product_id AS id, jsonb_object_agg(i.url, i.picture_id) AS pictures
  FROM import_picture AS i
  JOIN product_picture AS p ON p.picture_id IS NULL AND md5(p.source) = i.url_key
  WHERE ${IS_FETCHED} AND p.product_id > $3
  GROUP BY p.product_id ORDER BY p.product_id LIMIT $4`;

const CATEGORIES = `
  SELECT c.id, i.picture_id AS "pictureId"
  FROM category AS c JOIN import_picture AS i ON i.url_key = md5(c.picture_source)
  WHERE c.picture_id IS NULL AND ${IS_FETCHED}`;

/**
 * Gives products and categories the pictures that were fetched, wherever one still has no more of it than its address: what
 * staff changed meanwhile stays theirs.
 */
@Injectable()
export class PictureWriting {
  private readonly log = new Logger(PictureWriting.name);

  constructor(
    private readonly writer: CatalogWriter,
    private readonly lookup: CatalogLookup,
    private readonly outcomes: ImportOutcomes,
  ) {}

  /** @returns where to go on; null when all of them have their pictures */
  async write(
    transaction: EntityManager,
    { runId, urls, after }: Part,
    cause: Cause,
  ): Promise<string | null> {
    await this.writer.lockProducts(transaction, []);
    const products = await transaction.query<NamingProduct[]>(PRODUCTS, [
      runId,
      urls,
      after,
      PRODUCTS_AT_ONCE,
    ]);
    const versions = [
      ...(await this.writeCategories(transaction, [runId, urls], cause)),
      ...(await this.writeProducts(transaction, products, cause)),
    ];
    await this.outcomes.followFetching(transaction, versions);
    return products.length < PRODUCTS_AT_ONCE ? null : (products.at(-1)?.id ?? null);
  }

  private async writeProducts(
    transaction: EntityManager,
    products: readonly NamingProduct[],
    cause: Cause,
  ): Promise<FetchedVersion[]> {
    if (products.length === 0) return [];
    const ids = products.map(({ id }) => id);
    const current = await this.lookup.productsById(transaction, ids);
    const changes = products.flatMap(({ id, pictures }) => {
      const existing = current.get(id);
      return existing ? [{ existing, draft: draftOf(existing, pictures) }] : [];
    });
    const versions: FetchedVersion[] = [];
    await saveTogether(
      transaction,
      changes,
      async (nested, part) => {
        const saved = await this.writer.saveProducts(nested, part, cause, 'by the caller');
        for (const { before, after } of saved) {
          if (before) versions.push({ id: after.id, before: before.version, after: after.version });
        }
      },
      ({ existing }, error) => {
        this.log.warn(`Product ${existing.id} did not get its picture: ${errorSummary(error)}`);
      },
    );
    return versions;
  }

  private async writeCategories(
    transaction: EntityManager,
    fetched: [runId: string, urls: readonly string[] | null],
    cause: Cause,
  ): Promise<FetchedVersion[]> {
    const naming = await transaction.query<NamingCategory[]>(CATEGORIES, fetched);
    if (naming.length === 0) return [];
    const known = await this.writer.knownCategories(transaction);
    const versions: FetchedVersion[] = [];
    for (const { id, pictureId } of naming) {
      const existing = known.get(id);
      if (!existing) continue;
      const change = { draft: { name: existing.name, pictureId }, existing, known };
      try {
        const { after } = await transaction.transaction((nested) =>
          this.writer.saveCategory(nested, change, cause, 'by the caller'),
        );
        versions.push({ id, before: existing.version, after: after.version });
      } catch (error) {
        if (!isRowError(error)) throw error;
        this.log.warn(`Category ${id} did not get its picture: ${errorSummary(error)}`);
      }
    }
    return versions;
  }
}

function draftOf({ name, sku, pictures }: ProductSnapshot, fetched: PictureIds) {
  return {
    name,
    sku,
    pictures: pictures.map(({ pictureId, source }) => {
      if (pictureId !== null) return { pictureId, source };
      const known = source === null ? undefined : fetched[source];
      return known === undefined ? { source: source ?? '' } : { pictureId: known, source };
    }),
  };
}
