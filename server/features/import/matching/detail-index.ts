import { PackedTexts } from '../../../kernel/spreadsheet/packed-texts.js';
import { fold } from '../../../kernel/turkish/fold.js';
import {
  type AttributeDraft,
  type DetailRow,
  type Place,
  type ProductDraft,
  skuKey,
  type TechnicalSpecDraft,
} from '../../catalog/index.js';

export type ProductDetails = Pick<ProductDraft, 'technicalSpecs' | 'attributes'>;

type WithoutSku<Row> = Row extends DetailRow ? Omit<Row, 'sku'> : never;
type Entry = WithoutSku<DetailRow>;

/** Where the first row of a product's details stands. */
interface DetailPlace {
  /** Position of its sheet. */
  sheet: number;
  place: Place;
}

interface ProductEntries extends DetailPlace {
  sku: string;
  /** Indexes into the packed entries. */
  entries: number[];
}

/** The technical specs and variations of a file, by product. */
export class DetailIndex {
  private readonly products = new Map<string, ProductEntries>();
  private readonly leftOut = new Set<string>();
  /** As JSON: the specs of a hundred thousand products would take ten times the memory as objects. */
  private readonly packed = new PackedTexts();

  add({ sku, ...entry }: DetailRow, { sheet, place }: DetailPlace): void {
    const key = skuKey(sku);
    const product = this.products.get(key) ?? { sku, sheet, place, entries: [] };
    product.entries.push(this.packed.add(JSON.stringify(entry)));
    this.products.set(key, product);
  }

  /** The specs and variations that the file has for a product. */
  detailsOf(sku: string): ProductDetails {
    const product = this.products.get(skuKey(sku));
    return product ? mergeEntries(product.entries.map((entry) => this.unpack(entry))) : {};
  }

  /** Called once the row of the product was processed, successfully or not. */
  remove(sku: string): void {
    this.products.delete(skuKey(sku));
  }

  /** Called for a row that staff left out: its details are left out with it, unless another row is about the product too. */
  leaveOut(sku: string): void {
    this.leftOut.add(skuKey(sku));
  }

  /** Products with details but without a row in the file. */
  remaining(): ({ sku: string } & DetailPlace)[] {
    return [...this.products]
      .filter(([key]) => !this.leftOut.has(key))
      .map(([, { sku, sheet, place }]) => ({ sku, sheet, place }));
  }

  private unpack(entry: number): Entry {
    return JSON.parse(this.packed.at(entry) ?? '') as Entry;
  }
}

/** Sets only the kinds of details that the file has rows for; the others stay unchanged. */
function mergeEntries(entries: readonly Entry[]): ProductDetails {
  const technicalSpecs: TechnicalSpecDraft[] = [];
  const attributes = new Map<string, AttributeDraft>();
  for (const entry of entries) {
    if ('spec' in entry) {
      technicalSpecs.push(entry.spec);
      continue;
    }
    const { name, kind } = entry.attribute;
    const attribute = attributes.get(fold(name)) ?? { name, kind, variations: [] };
    attribute.kind ??= kind;
    attribute.variations.push(entry.variation);
    attributes.set(fold(name), attribute);
  }
  return {
    technicalSpecs: technicalSpecs.length > 0 ? technicalSpecs : undefined,
    attributes: attributes.size > 0 ? [...attributes.values()] : undefined,
  };
}
