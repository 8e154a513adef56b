import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import type { Cause } from '../../../kernel/actor/cause.js';
import { type PriceDifference, unitPriceOf } from '../../../kernel/money/money.js';
import { brandKey, skuKey } from '../drafts/keys.js';
import type { ProductDraft, ProductSnapshot } from '../drafts/product.draft.js';
import { PLAIN_COLUMNS } from '../drafts/product.fields.js';
import { productMeasures } from '../drafts/product.measures.js';
import { mergeProduct } from '../drafts/product.merging.js';
import { lockStock, setStock } from '../stock/stock.rows.js';
import { writeAttributes } from './attribute.rows.js';
import type { ProductChange, ProductEdit } from './catalog.saving.js';
import { refuseStaleVersion } from './catalog.versions.js';
import { categoryNotFound, skuTaken } from './catalog-writing.refusals.js';
import { insertBrands, withKnownBrands } from './product.brands.js';
import { refuseUnknownRelations, whereDiffers, writeProductParts } from './product.parts.js';
import { giveSlugs, PRODUCT_SLUGS, writeSlugHistory } from './slugs.js';

/**
 * Plans what the changes come to, without writing anything; `after` is `before` itself where nothing changed.
 *
 * @throws PRODUCT_INVALID, VERSION_CONFLICT, SKU_TAKEN or CATEGORY_NOT_FOUND
 */
export async function planProducts(
  transaction: EntityManager,
  changes: readonly ProductChange[],
): Promise<ProductEdit[]> {
  const merged = changes.map(({ draft, existing }) => ({
    draft,
    before: existing,
    after: mergeProduct(draft, existing),
  }));
  await refuseStaleEdits(transaction, merged);
  await refuseTakenSkus(transaction, merged);
  await refuseUnknownCategories(transaction, merged);
  await refuseUnknownRelations(transaction, merged);
  const branded = await withKnownBrands(transaction, merged);
  const requests = branded
    .map(({ draft, before, after }) => ({ id: after.id, name: after.name, slug: givenSlug(draft), before }))
    .filter(({ slug, before }) => before === null || slug !== undefined);
  const slugs = await giveSlugs(transaction, PRODUCT_SLUGS, requests);
  return branded.map(({ before, after }) => {
    const next = { ...after, slug: slugs.get(after.id) ?? after.slug };
    if (before && isDeepStrictEqual(before, next)) return { before, after: before };
    return { before, after: { ...next, version: next.version + 1 } };
  });
}

/** A blank slug counts as none: the one made from the name then leaves the former slugs of others alone. */
const givenSlug = ({ slug }: ProductDraft) => slug?.trim() || undefined;

/** Nobody else writes products until this transaction ends, see `lockCatalog`. */
const VERSIONS = 'SELECT id, version FROM product WHERE id = ANY($1::uuid[])';

async function refuseStaleEdits(transaction: EntityManager, edits: readonly ProductEdit[]): Promise<void> {
  const edited = edits.flatMap(({ before }) => before ?? []);
  if (edited.length === 0) return;
  const rows = await transaction.query<{ id: string; version: number }[]>(VERSIONS, [
    edited.map(({ id }) => id),
  ]);
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  for (const seen of edited) {
    await refuseStaleVersion(transaction, 'product', seen, versions.get(seen.id) ?? 0);
  }
}

async function refuseTakenSkus(transaction: EntityManager, edits: readonly ProductEdit[]): Promise<void> {
  const skus = new Map<string, string>();
  for (const { after } of edits) {
    if (skus.has(skuKey(after.sku))) throw skuTaken({ sku: after.sku });
    skus.set(skuKey(after.sku), after.id);
  }
  const owners = await transaction.query<{ id: string; sku: string; key: string }[]>(
    'SELECT id, sku, sku_key AS key FROM product WHERE sku_key = ANY($1)',
    [[...skus.keys()]],
  );
  const taken = owners.find(({ id, key }) => skus.get(key) !== id);
  if (taken) throw skuTaken({ sku: taken.sku });
}

async function refuseUnknownCategories(
  transaction: EntityManager,
  edits: readonly ProductEdit[],
): Promise<void> {
  // A deleted one keeps what it has.
  const moved = edits.filter(({ before, after }) => before?.categoryId !== after.categoryId);
  const unknown = new Set(moved.flatMap(({ after }) => after.categoryId ?? []));
  const found = await transaction.query<{ id: string }[]>(
    'SELECT id FROM category WHERE id = ANY($1) AND archived_at IS NULL',
    [[...unknown]],
  );
  for (const { id } of found) unknown.delete(id);
  for (const categoryId of unknown) throw categoryNotFound({ categoryId });
}

/** Writes edits, each of which changes something, in a handful of statements. */
export async function writeProducts(
  transaction: EntityManager,
  edits: readonly ProductEdit[],
  cause: Cause,
  now: Date,
): Promise<void> {
  const products = edits.map(({ after }) => after);
  await insertBrands(transaction, products);
  await insertOrUpdate(transaction, edits, [now, cause.actor.kind, cause.actor.id]);
  await writeStock(transaction, edits);
  await writeAttributes(transaction, whereDiffers(edits, 'attributes'));
  await writeProductParts(transaction, edits);
  const moves = edits.filter(({ before, after }) => before?.slug !== after.slug);
  await writeSlugHistory(
    transaction,
    PRODUCT_SLUGS,
    moves.map(({ before, after }) => ({ id: after.id, from: before?.slug ?? null, to: after.slug })),
  );
}

/** Sets only what differs: where no text does, the database makes no search words anew. */
async function insertOrUpdate(
  transaction: EntityManager,
  edits: readonly ProductEdit[],
  stamp: readonly [now: Date, actorKind: string, actorId: string | null],
): Promise<void> {
  const added = edits.filter(({ before }) => before === null).map(({ after }) => measuredRowOf(after));
  if (added.length > 0) await transaction.query(INSERT, [JSON.stringify(added), ...stamp]);
  const changed = edits.flatMap(({ before, after }) =>
    before ? { was: rowOf(before), is: rowOf(after), after } : [],
  );
  if (changed.length === 0) return;
  const differing = GIVEN_COLUMNS.filter((column) =>
    changed.some(({ was, is }) => !isDeepStrictEqual(was[column], is[column])),
  );
  const isMeasured = differing.some((column) => MEASURED_COLUMNS.has(column));
  const columns = isMeasured ? [...differing, ...MEASURES] : differing;
  const given = changed.map(({ is, after }) => {
    const row = isMeasured ? measuredRowOf(after) : is;
    return Object.fromEntries(['id', ...columns].map((name) => [name, row[name]]));
  });
  await transaction.query(update(columns), [JSON.stringify(given), ...stamp]);
}

/** Orders change stock meanwhile: locked is what this save sets, and what stands beside choices it changes. */
async function writeStock(transaction: EntityManager, edits: readonly ProductEdit[]): Promise<void> {
  const set = edits.filter(({ before, after }) => before?.stockQuantity !== after.stockQuantity);
  const touched = [...set, ...whereDiffers(edits, 'attributes')].filter(({ before }) => before !== null);
  await lockStock(
    transaction,
    touched.map(({ after }) => after.id),
  );
  await setStock(transaction, new Map(set.map(({ after }) => [after.id, after.stockQuantity])));
}

/** Columns an edit may change; attributes and pictures have tables of their own. */
const GIVEN_COLUMNS = [
  'slug',
  'version',
  'sku',
  'brand_key',
  'category_id',
  'technical_specs',
  'default_difference_kurus',
  ...PLAIN_COLUMNS.map(({ column }) => column),
];

/** Read from the texts of a product, which takes longer than everything else in its row. */
const MEASURES = ['measures', 'mentioned_measures'];
const MEASURED_COLUMNS = new Set([
  'name',
  'short_description',
  'description',
  'model',
  'tags',
  'technical_specs',
]);

const ADDED_COLUMNS = [...GIVEN_COLUMNS, ...MEASURES];

/** The row type of the table reads the JSON, so that types are declared once. */
const GIVEN = 'jsonb_populate_recordset(NULL::product, $1) AS given';

const INSERT = `
  INSERT INTO product (id, ${ADDED_COLUMNS.join(', ')}, created_at, updated_at, updated_by_kind, updated_by_id)
  SELECT id, ${ADDED_COLUMNS.join(', ')}, $2, $2, $3, $4 FROM ${GIVEN}`;

const update = (columns: readonly string[]) => `
  UPDATE product SET updated_at = $2, updated_by_kind = $3, updated_by_id = $4,
    ${columns.map((column) => `${column} = given.${column}`).join(', ')}
  FROM ${GIVEN}
  WHERE product.id = given.id`;

function measuredRowOf(product: ProductSnapshot): Record<string, unknown> {
  const { measures, mentionedMeasures } = productMeasures(product);
  return { measures, mentioned_measures: mentionedMeasures, ...rowOf(product) };
}

function rowOf(product: ProductSnapshot): Record<string, unknown> {
  return {
    id: product.id,
    slug: product.slug,
    version: product.version,
    sku: product.sku,
    brand_key: brandKey(product.brand) || null,
    category_id: product.categoryId,
    technical_specs: product.technicalSpecs,
    default_difference_kurus: defaultDifference(product),
    ...Object.fromEntries<unknown>(PLAIN_COLUMNS.map(({ name, column }) => [column, product[name]])),
  };
}

/** What the first choice of every group adds to the base price; null when it makes the price one on request. */
function defaultDifference({ basePriceKurus, attributes }: ProductSnapshot): PriceDifference {
  const firsts = attributes.flatMap(({ variations: [first] }) => first ?? []);
  const price = unitPriceOf(
    basePriceKurus,
    firsts.map(({ priceKurus }) => priceKurus),
  );
  return price === null ? null : price - basePriceKurus;
}
