/** What choosing needs to know of a product's groups of choices. */
export interface ChoiceGroup {
  readonly id: string;
  readonly name: string;
  readonly variations: readonly Choice[];
}

export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly stock: number;
  readonly sku: string | null;
}

/** Group id → id of the variation chosen in it. */
export type Selection = Readonly<Record<string, string>>;

/** A selection and how to change it. */
export interface Choosing {
  readonly selection: Selection;
  /** Of one group, or of several at once; the others keep theirs. */
  readonly choose: (chosen: Selection) => void;
}

/** Groups with what is chosen in each, in their order; an unknown choice counts as the first. */
export function chosenVariations<Group extends ChoiceGroup>(
  groups: readonly Group[],
  selection: Selection,
): { group: Group; variation: Choice }[] {
  return groups.flatMap((group) => {
    const chosen = group.variations.find(({ id }) => id === selection[group.id]) ?? group.variations[0];
    return chosen ? [{ group, variation: chosen }] : [];
  });
}

/** The selection as `calculatePrice` takes it. */
export function toChosenVariations(groups: readonly ChoiceGroup[], selection: Selection) {
  return chosenVariations(groups, selection).map(({ group, variation }) => ({
    attributeId: group.id,
    variationId: variation.id,
  }));
}

/** The stock codes of what is chosen; the one of the product while no chosen variation has its own. */
export function stockCode(
  product: { readonly sku: string; readonly attributes: readonly ChoiceGroup[] },
  selection: Selection,
): string {
  const own = chosenVariations(product.attributes, selection).flatMap(({ variation }) => variation.sku ?? []);
  return own.length > 0 ? own.join(' + ') : product.sku;
}

/** A group whose stocks are all 0 is not counted, so none of its choices is ever out of stock. */
export function isOutOfStock(group: ChoiceGroup, variation: Choice): boolean {
  return variation.stock <= 0 && group.variations.some(({ stock }) => stock > 0);
}
