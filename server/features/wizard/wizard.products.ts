import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CachedValue } from '../../kernel/data-version/cached-value.js';
import { DataVersions } from '../../kernel/data-version/data-versions.js';
import { CatalogOverview, CatalogQueries } from '../catalog/index.js';
import { ContentService } from '../content/index.js';
import {
  WIZARD_APPLICATIONS,
  WIZARD_CATEGORY_SLUGS,
  WIZARD_FEATURES,
  WIZARD_MATERIALS,
  type WizardCategory,
} from './wizard.answers.js';
import { ranked, type WizardProduct } from './wizard.matching.js';
import { dictionaryOf, evidenceIn, type WizardDictionary } from './wizard.dictionary.js';

interface Row {
  id: string;
  name: string;
  priceKurus: number;
  isNew: boolean;
  isFeatured: boolean;
  rating: number;
  inStock: boolean;
  minOrderQuantity: number;
  applications: string[];
  features: string[];
  certifications: string[];
  specs: { name: string; value: string; unit?: string | null; number?: number | null }[];
}

const COLUMNS = `
  p.id, p.name, p.default_price_kurus AS "priceKurus", p.is_new AS "isNew", p.is_featured AS "isFeatured", p.rating,
  p.in_stock AS "inStock", p.min_order_quantity AS "minOrderQuantity", p.applications, p.features, p.certifications,
  p.technical_specs AS specs`;

/** Products whose words are read at a time: the process answers others in between. */
const SLICE = 100;
const CATEGORIES = Object.keys(WIZARD_CATEGORY_SLUGS) as WizardCategory[];

/** What the wizard knows of the products of each category, read once for each data version of catalog and content. */
@Injectable()
export class WizardProducts {
  private readonly byCategory = new Map(
    CATEGORIES.map((category) => [category, new CachedValue(() => this.read(category))]),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly dataVersions: DataVersions,
    private readonly catalog: CatalogQueries,
    private readonly overview: CatalogOverview,
    private readonly content: ContentService,
  ) {}

  /** Those of the category and of all below it, best first; none where no visitor sees such a category. */
  of(category: WizardCategory): Promise<WizardProduct[]> {
    const { catalog, content } = this.dataVersions.current();
    return this.byCategory.get(category)?.at(`${catalog} ${content}`) ?? Promise.resolve([]);
  }

  /** How many products each answer to the first question leads to. */
  async counts(): Promise<ReadonlyMap<WizardCategory, number>> {
    const { bySlug } = await this.overview.current();
    return new Map(
      CATEGORIES.map((category) => [
        category,
        bySlug.get(WIZARD_CATEGORY_SLUGS[category])?.productCount ?? 0,
      ]),
    );
  }

  async isCatalogEmpty(): Promise<boolean> {
    return (await this.overview.current()).productCount === 0;
  }

  /** One product as the wizard knows it, whatever its category; null when no visitor sees it. */
  async find(sku: string): Promise<WizardProduct | null> {
    const conditions = await this.catalog.visible();
    conditions.add(`p.sku_key = sku_key(${conditions.value(sku.trim())})`);
    const [product] = await this.select(conditions.sql, conditions.values);
    return product ?? null;
  }

  private async read(category: WizardCategory): Promise<WizardProduct[]> {
    const { bySlug } = await this.overview.current();
    // Former addresses lead to the category too.
    const root = bySlug.get(WIZARD_CATEGORY_SLUGS[category]);
    if (!root) return [];
    const ids = [root.id, ...root.children.map(({ id }) => id)];
    const conditions = await this.catalog.visible();
    conditions.add(`p.category_id = ANY(${conditions.value(ids)}::text[])`);
    return ranked(await this.select(conditions.sql, conditions.values));
  }

  private async select(condition: string, values: unknown[]): Promise<WizardProduct[]> {
    const [rows, { keywords }] = await Promise.all([
      this.dataSource.query<Row[]>(`SELECT ${COLUMNS} FROM product AS p WHERE ${condition}`, values),
      this.content.wizardDictionary(),
    ]);
    const dictionary = dictionaryOf(keywords);
    const products: WizardProduct[] = [];
    for (let from = 0; from < rows.length; from += SLICE) {
      if (from > 0) await turnOfTheLoop();
      products.push(...rows.slice(from, from + SLICE).map((row) => toWizardProduct(row, dictionary)));
    }
    return products;
  }
}

function toWizardProduct(
  { applications, features, certifications, specs, ...row }: Row,
  dictionary: WizardDictionary,
): WizardProduct {
  const specTexts = specs.map(({ name, value, unit }) => [name, value, unit ?? ''].join(' ').trim());
  return {
    ...row,
    evidence: new Map([
      ...evidenceIn(applications, WIZARD_APPLICATIONS, dictionary),
      ...evidenceIn([...features, ...certifications], WIZARD_FEATURES, dictionary),
      ...evidenceIn([...specTexts, ...features, row.name], WIZARD_MATERIALS, dictionary),
    ]),
    measures: specs.flatMap(({ name, number, unit }) =>
      typeof number === 'number' && unit ? [{ name, value: number, unit }] : [],
    ),
  };
}
