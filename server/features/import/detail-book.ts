import { PackedTexts } from '../../kernel/spreadsheet/packed-texts.js';
import { fold } from '../../kernel/turkish/fold.js';
import {
  type AttributeDraft,
  type ProductDraft,
  skuKey,
  type TechnicalSpecDraft,
} from '../catalog-writing/index.js';
import type { DetailRow, Place } from '../catalog-sheet/index.js';

export type ProductDetails = Pick<ProductDraft, 'technicalSpecs' | 'attributes'>;

type WithoutSku<Row> = Row extends DetailRow ? Omit<Row, 'sku'> : never;
type Entry = WithoutSku<DetailRow>;

interface Page {
  sku: string;
  place: Place;
  /** Numbers of its entries among the packed ones. */
  entries: number[];
}

/** The technical specs and variations of a file by the product they belong to. */
export class DetailBook {
  private readonly pages = new Map<string, Page>();
  /** As JSON: a hundred thousand products' specs as objects would take ten times the memory. */
  private readonly packed = new PackedTexts();

  add({ sku, ...entry }: DetailRow, place: Place): void {
    const key = skuKey(sku);
    const page = this.pages.get(key) ?? { sku, place, entries: [] };
    page.entries.push(this.packed.add(JSON.stringify(entry)));
    this.pages.set(key, page);
  }

  /** What the file says of a product beside its row. */
  of(sku: string): ProductDetails {
    const page = this.pages.get(skuKey(sku));
    return page ? detailsOf(page.entries.map((entry) => this.unpack(entry))) : {};
  }

  /** The row of the product was met, whatever became of it. */
  close(sku: string): void {
    this.pages.delete(skuKey(sku));
  }

  /** Products that the file has details for, but no row. */
  leftOver(): { sku: string; place: Place }[] {
    return [...this.pages.values()].map(({ sku, place }) => ({ sku, place }));
  }

  private unpack(entry: number): Entry {
    return JSON.parse(this.packed.at(entry) ?? '') as Entry;
  }
}

/** Only the kinds that the file has rows for: what it does not mention stays as it is. */
function detailsOf(entries: readonly Entry[]): ProductDetails {
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
