import type { EntityManager } from 'typeorm';
import {
  type CatalogLookup,
  type CategoryRow,
  type DetailRow,
  type ProductRow,
  rowProblem,
  type RowProblem,
  UNCATEGORIZED,
} from '../../catalog/index.js';
import {
  CategoryDirectory,
  categoryKey,
  type CategoryScope,
  type FoundCategory,
} from '../matching/category-directory.js';
import { DetailIndex } from '../matching/detail-index.js';
import { Claims } from '../matching/product-matching.js';
import type { PictureLoader } from '../pictures/picture-loader.js';
import type { ClaimedItem } from '../rows/import-claims.js';
import { IMPORT_TEXTS } from '../runs/import-result.js';
import type { ImportRunEntity } from '../runs/import-run.entity.js';
import type { ImportedFile, SheetRowOf } from '../rows/imported-file.js';
import {
  type CategoryToPlan,
  isNewCategoryId,
  type PlannedCategory,
  planCategoryRows,
} from './category.plan.js';
import { ChangeDisplay } from './change-display.js';
import { type DetailsToPlan, planDetails } from './detail.plan.js';
import {
  type CatalogState,
  keysOf,
  type PlanContext,
  type PlannedProduct,
  planProductRows,
  type ProductToPlan,
} from './product.plan.js';
import { invalidItem, type PlannedItem } from './row-item.js';

/** As exports write it: a product that staff put into no category stays so. */
const NO_CATEGORY = categoryKey(UNCATEGORIZED);

type Reader = Pick<EntityManager, 'query'>;

/** What a plan is made with. */
export interface PlanSources {
  lookup: CatalogLookup;
  file: ImportedFile;
  pictures: PictureLoader;
  run: Pick<ImportRunEntity, 'options' | 'categories'>;
}

/** The plan of one file while it is made: what the rows so far came to, which later rows depend on. */
export class ImportPlan {
  readonly details = new DetailIndex();
  private directory = new CategoryDirectory([]);
  private readonly claims = new Claims();
  private readonly meant: ReadonlyMap<string, string>;
  private readonly scope: CategoryScope;

  constructor(private readonly sources: PlanSources) {
    const { categories, options } = sources.run;
    this.meant = new Map(categories.map(({ text, category }) => [categoryKey(text), category]));
    this.scope = options.isStrict ? 'file' : 'file and shop';
  }

  /** Categories come first, because products name them. */
  async categories(reader: Reader): Promise<PlannedCategory[]> {
    this.directory = new CategoryDirectory(await this.sources.lookup.categories(reader));
    const rows: CategoryToPlan[] = [];
    for (const parsed of await this.sources.file.categoryRows()) rows.push(await this.categoryToPlan(parsed));
    return planCategoryRows(rows, this.directory, this.sources.run.options.part);
  }

  /** Specs and variations, to be found by the rows of their products; the items are those that cannot be read. */
  async readDetails(): Promise<PlannedItem[]> {
    const invalid: PlannedItem[] = [];
    for await (const parsed of this.sources.file.detailRows()) {
      if (parsed.problems.length === 0) this.details.add(parsed.row, parsed);
      else invalid.push(invalidItem('detail', parsed, { label: labelOf(parsed.row), sku: parsed.row.sku }));
    }
    return invalid;
  }

  /** The specs and variations of some products only. */
  async readDetailsOf(skus: readonly string[]): Promise<void> {
    for (const parsed of await this.sources.file.detailRowsOf(skus)) {
      if (parsed.problems.length === 0) this.details.add(parsed.row, parsed);
    }
  }

  /** What other rows claimed, when one is planned by itself. */
  claim(items: readonly ClaimedItem[]): void {
    for (const { sku, sheet, rowNumber, targetId } of items) {
      this.claims.claimSku(sku, { sheet: String(sheet), rowNumber });
      if (targetId !== null) this.claims.claimProduct(targetId);
    }
  }

  async products(reader: Reader, rows: readonly SheetRowOf<ProductRow>[]): Promise<PlannedProduct[]> {
    const toPlan = await this.toPlan(rows);
    return planProductRows(toPlan, await this.stateOf(reader, toPlan), this.context);
  }

  /** Specs and variations whose product has no row in the file, some at a time. */
  async *remainingDetails(reader: Reader, limit: number): AsyncGenerator<PlannedProduct[]> {
    const remaining = this.details.remaining();
    for (let index = 0; index < remaining.length; index += limit) {
      const rows = remaining
        .slice(index, index + limit)
        .map(({ sku, place, sheet }): DetailsToPlan => ({ sku, place, sheet, problems: [], warnings: [] }));
      const bySku = await this.sources.lookup.productsBySku(
        reader,
        rows.map(({ sku }) => sku),
      );
      yield planDetails(rows, bySku, this.context);
    }
  }

  /** Valid rows with their category and pictures; the others with what is wrong. */
  private async toPlan(rows: readonly SheetRowOf<ProductRow>[]): Promise<ProductToPlan[]> {
    const prepared: ProductToPlan[] = [];
    const { clearsBlanks } = this.sources.run.options;
    for (const row of rows) prepared.push(await this.withPictures({ ...this.inCategory(row), clearsBlanks }));
    return prepared;
  }

  private get context(): PlanContext {
    const { claims, details, directory } = this;
    return { claims, details, display: new ChangeDisplay(directory), part: this.sources.run.options.part };
  }

  private async stateOf(reader: Reader, rows: readonly ProductToPlan[]): Promise<CatalogState> {
    const { skus, slugs, brands } = keysOf(rows.filter(({ problems }) => problems.length === 0));
    const { lookup } = this.sources;
    return {
      bySku: await lookup.productsBySku(reader, skus),
      bySlug: await lookup.productsBySlug(reader, slugs),
      brands: await lookup.brandNames(reader, brands),
    };
  }

  private inCategory(parsed: SheetRowOf<ProductRow>): Omit<ProductToPlan, 'clearsBlanks'> {
    const typed = parsed.row.category;
    const text = this.meant.get(categoryKey(typed)) ?? typed;
    const found = text === '' ? undefined : this.directory.find(text, this.scope);
    if (found?.isAmbiguous) {
      const chosen = `«${text}» adında birden çok kategori var, «${this.directory.pathOf(found.category)}» seçildi`;
      const warning = rowProblem(parsed.place, chosen, { columns: ['Kategori'] });
      return { ...parsed, ...this.of(found), warnings: [...parsed.warnings, warning] };
    }
    if (found) return { ...parsed, ...this.of(found) };
    if (text === '') return { ...parsed, categoryId: null };
    if (categoryKey(text) === NO_CATEGORY) return { ...parsed, categoryId: null };
    const nearest = this.directory.nearest(text);
    const nearestCategory = nearest && this.directory.pathOf(nearest);
    const problem = unknownCategory(parsed, nearest?.name);
    // Suppliers name categories their own way, which must not keep their prices out.
    if (this.sources.run.options.part === 'prices_and_stock') {
      return { ...parsed, categoryId: null, warnings: [...parsed.warnings, problem] };
    }
    return { ...parsed, categoryId: null, problems: [...parsed.problems, problem], nearestCategory };
  }

  private of({ category }: FoundCategory): Pick<ProductToPlan, 'categoryId' | 'newCategory'> {
    const isNew = isNewCategoryId(category.id);
    return { categoryId: category.id, ...(isNew && { newCategory: this.directory.pathOf(category) }) };
  }

  private async withPictures(row: ProductToPlan): Promise<ProductToPlan> {
    if (row.row.pictures.length === 0 || row.problems.length > 0) return row;
    const { warnings, ...loaded } = await this.sources.pictures.load(row.row.pictures, row.place);
    return { ...row, ...loaded, warnings: [...row.warnings, ...warnings] };
  }

  async categoryToPlan(parsed: SheetRowOf<CategoryRow>): Promise<CategoryToPlan> {
    const { clearsBlanks } = this.sources.run.options;
    const row = { ...parsed, clearsBlanks };
    if (row.row.picture === '') return row;
    const { pictures, warnings } = await this.sources.pictures.load([row.row.picture], row.place);
    return { ...row, picture: pictures?.[0], warnings: [...row.warnings, ...warnings] };
  }
}

function unknownCategory({ row, place }: SheetRowOf<ProductRow>, nearest?: string): RowProblem {
  const advice = nearest && `En yakın: ${nearest}`;
  return rowProblem(place, IMPORT_TEXTS.categoryUnknown(row.category), { columns: ['Kategori'], advice });
}

const labelOf = (row: DetailRow) => ('spec' in row ? row.spec.name : row.variation.name);
