import { slugify } from '../../../kernel/turkish/fold.js';
import {
  brandKey,
  changedFields,
  mergeProduct,
  type ParsedRow,
  type ProductDraft,
  type ProductRow,
  type ProductSnapshot,
  rowProblem,
  skuKey,
} from '../../catalog/index.js';
import { choiceWarnings } from '../matching/choice-warnings.js';
import type { DetailIndex } from '../matching/detail-index.js';
import {
  candidateSkus,
  candidateSlug,
  chooseSku,
  Claims,
  isSameProduct,
} from '../matching/product-matching.js';
import { type PictureDraft, withFetched } from '../pictures/picture-loader.js';
import { IMPORT_TEXTS } from '../runs/import-result.js';
import type { ImportPart } from '../runs/import-run.statuses.js';
import type { ChangeDisplay } from './change-display.js';
import { priceJump, stockFall } from './jumps.js';
import {
  type ClearingRow,
  comparedItem,
  countCleared,
  invalidItem,
  passedOver,
  type PlannedItem,
  type PlannedRow,
  refusedRow,
  withChange,
} from './row-item.js';

/** A valid row with its category found and its pictures known. */
export interface ProductToPlan extends ParsedRow<ProductRow>, PlannedRow, ClearingRow {
  /** Null for «Kategorisiz». */
  categoryId: string | null;
  /** The path of one that the file adds. */
  newCategory?: string;
  pictures?: PictureDraft[];
  /** Whether a picture that is stored would get another dark variant. */
  hasOtherDark?: boolean;
  nearestCategory?: string;
  isLeftOut: boolean;
}

/** What the catalog has of the products that some rows may be about. */
export interface CatalogState {
  /** Keyed by `skuKey`. */
  bySku: ReadonlyMap<string, ProductSnapshot>;
  bySlug: ReadonlyMap<string, ProductSnapshot>;
  /** Keyed by `brandKey`. */
  brands: ReadonlyMap<string, string>;
}

/** What earlier rows of the file came to, and how the file is applied. */
export interface PlanContext {
  claims: Claims;
  details: DetailIndex;
  display: ChangeDisplay;
  part: ImportPart;
}

/** What a row comes to: its item, and the save it stands for. */
export interface PlannedProduct {
  item: PlannedItem;
  before: ProductSnapshot | null;
  /** Null for a row that cannot be applied. */
  draft: ProductDraft | null;
}

const PRICES_AND_STOCK = ['basePriceKurus', 'stockQuantity', 'inStock'] as const;

/** The keys by which the catalog is to be asked for the products of rows. */
export function keysOf(rows: readonly ProductToPlan[]) {
  return {
    skus: rows.flatMap(({ row }) => candidateSkus(row)),
    slugs: rows.map(({ row }) => candidateSlug(row)),
    brands: rows.map(({ row }) => row.draft.brand ?? ''),
  };
}

/**
 * What rows would do, by what they say and what the catalog has; in their order, because an earlier row claims its SKU, unless
 * staff left it out.
 */
export function planProductRows(
  rows: readonly ProductToPlan[],
  state: CatalogState,
  context: PlanContext,
): PlannedProduct[] {
  const contextOf = (row: ProductToPlan) => (row.isLeftOut ? { ...context, claims: new Claims() } : context);
  const matches = rows.map((row) => matchBySku(row, state, contextOf(row)));
  return matches.map((match) => planned(matchedBySlug(match, state, contextOf(match.row)), state, context));
}

interface Match {
  row: ProductToPlan;
  sku: string;
  before: ProductSnapshot | null;
}

/** A row with the SKU of an earlier row is an error. */
function matchBySku(row: ProductToPlan, { bySku }: CatalogState, { claims }: PlanContext): Match {
  if (row.problems.length > 0) return { row, sku: row.row.sku, before: null };
  const sku = chooseSku(row.row, bySku, claims);
  const first = claims.placeOf(sku);
  if (first) {
    const text = `Bu ürün dosyada ${first.rowNumber}. satırda da var: ${sku}`;
    return { row: withProblem(row, rowProblem(row.place, text, { columns: ['SKU'] })), sku, before: null };
  }
  claims.claimSku(sku, row.place);
  const found = bySku.get(skuKey(sku));
  const before = found && !claims.hasProduct(found.id) ? found : null;
  if (before) claims.claimProduct(before.id);
  return { row, sku, before };
}

function matchedBySlug(match: Match, { bySlug }: CatalogState, { claims }: PlanContext): Match {
  const { row, place, problems } = match.row;
  const found = match.before || problems.length > 0 ? undefined : bySlug.get(candidateSlug(row));
  if (!found || !isSameProduct(row, found, claims)) return match;
  const sku = row.sku === '' ? found.sku : match.sku;
  claims.claimProduct(found.id);
  claims.claimSku(sku, place);
  return { ...match, sku, before: found };
}

function planned({ row, sku, before }: Match, state: CatalogState, context: PlanContext): PlannedProduct {
  const { details, part } = context;
  const label = row.row.draft.name || before?.name || '';
  const nearestCategory = row.nearestCategory ?? null;
  const invalid = (problem: ProductToPlan): PlannedProduct => ({
    item: invalidItem('product', problem, { label, sku, nearestCategory }),
    before: null,
    draft: null,
  });
  const fromDetails = details.detailsOf(sku);
  const settle = (own: string) => (row.isLeftOut ? details.leaveOut(own) : details.remove(own));
  settle(row.row.sku);
  settle(sku);
  if (row.problems.length > 0) return invalid(row);
  try {
    const full = { ...productDraft(row, sku, before), ...fromDetails };
    const draft = part === 'prices_and_stock' && before ? onlyPricesAndStock(full, before) : full;
    const item = compared(row, { draft, before }, state, context);
    const isOutside = part === 'only_new' ? before !== null : part === 'prices_and_stock' && before === null;
    const newCategory = row.newCategory ?? null;
    const change = { draft, newCategory, namesSku: row.row.sku !== '', pictureFiles: pictureFilesOf(row) };
    return { item: isOutside ? passedOver(item) : withChange(item, before, change), before, draft };
  } catch (error) {
    return invalid(withProblem(row, refusedRow(row.place, IMPORT_TEXTS.productNotSaved, error)));
  }
}

/** @throws PRODUCT_INVALID */
function compared(
  row: ProductToPlan,
  { draft, before }: { draft: ProductDraft; before: ProductSnapshot | null },
  state: CatalogState,
  { display }: PlanContext,
): PlannedItem {
  const after = asStored(mergeProduct(draft, before), draft, state);
  const fields = withPictures(changedFields(before, after), row);
  const jump = priceJump(before, after);
  const warnings = [...row.warnings, ...choiceWarnings(row.place, draft, after)];
  if (jump !== null) warnings.push(rowProblem(row.place, jump, { columns: ['Fiyat'] }));
  const fall = stockFall(before, after);
  if (fall !== null) warnings.push(rowProblem(row.place, fall, { columns: ['Stok_Miktari'] }));
  if (after.isArchived) warnings.push(rowProblem(row.place, IMPORT_TEXTS.productArchived));
  return comparedItem(
    'product',
    { ...row, warnings },
    {
      label: after.name,
      sku: after.sku,
      fields,
      changes: display.ofProduct(before, after, fields),
      isPriceJump: jump !== null,
      clearedFields: countCleared(before, fields, row.row.blanks),
      before,
    },
  );
}

/** A picture without an address is one of the folder, which is stored only when it is applied. */
const pictureFilesOf = ({ row, pictures }: ProductToPlan) =>
  pictures?.some(({ source }) => source === undefined) ? row.pictures : null;

/** What is to be saved of a row, without its specs and variations. */
function productDraft(
  { row, categoryId, pictures, clearsBlanks }: ProductToPlan,
  sku: string,
  before: ProductSnapshot | null,
): ProductDraft {
  return {
    ...row.draft,
    ...(clearsBlanks && row.blanks),
    sku,
    categoryId,
    pictures: pictures && withFetched(pictures, before?.pictures ?? []),
  };
}

/** Another dark variant is a change of the pictures, although the product refers to the same ones. */
function withPictures(fields: string[], { hasOtherDark }: ProductToPlan): string[] {
  return hasOtherDark && !fields.includes('pictures') ? [...fields, 'pictures'] : fields;
}

function onlyPricesAndStock(draft: ProductDraft, { name, sku }: ProductSnapshot): ProductDraft {
  const given = PRICES_AND_STOCK.map((field) => [field, draft[field]]);
  return { name, sku, ...(Object.fromEntries(given) as Partial<ProductDraft>) };
}

/** With the brand in the spelling the catalog has, and the slug that a typed one becomes. */
function asStored(
  after: ProductSnapshot,
  draft: ProductDraft,
  { brands, bySlug }: CatalogState,
): ProductSnapshot {
  const brand = brands.get(brandKey(after.brand)) ?? after.brand;
  const typed = draft.slug === undefined ? '' : slugify(draft.slug);
  if (typed === '' || after.slug === '' || isNumbered(after, typed, bySlug)) return { ...after, brand };
  return { ...after, brand, slug: typed };
}

/** Whether a product has the numbered form of a slug that another one has. */
function isNumbered(
  { id, slug }: ProductSnapshot,
  typed: string,
  bySlug: ReadonlyMap<string, ProductSnapshot>,
): boolean {
  const owner = bySlug.get(typed);
  return owner !== undefined && owner.id !== id && /^\d+$/.test(slug.slice(typed.length + 1));
}

function withProblem(row: ProductToPlan, problem: ProductToPlan['problems'][number]): ProductToPlan {
  return { ...row, problems: [...row.problems, problem] };
}
