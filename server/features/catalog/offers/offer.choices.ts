import { MAX_QUANTITY } from '../../../kernel/money/money.js';
import type { ChosenVariationInput } from './chosen-variation.input.js';
import { variationNotFound } from './offer.refusals.js';

interface Variation {
  id: string;
  stock: number;
}

/** A group of choices of a product. */
interface ChoiceGroup {
  id: string;
  /** Set once orders took the last piece of the group. */
  isSoldOut: boolean;
  variations: readonly Variation[];
}

interface Choice<Group extends ChoiceGroup> {
  group: Group;
  variation: Group['variations'][number];
}

/**
 * What is chosen in every group; groups not named take their first variation, so that no combination is undefined.
 *
 * @throws VARIATION_NOT_FOUND for a group or a choice the product does not have, and for two choices in one group
 */
export function choose<Group extends ChoiceGroup>(
  groups: readonly Group[],
  chosen: readonly ChosenVariationInput[],
): Choice<Group>[] {
  for (const { attributeId, variationId } of chosen) {
    if (!groups.some(({ id }) => id === attributeId)) throw variationNotFound({ attributeId });
    const isContradicted = chosen.some(
      (other) => other.attributeId === attributeId && other.variationId !== variationId,
    );
    if (isContradicted) throw variationNotFound({ attributeId, variationId });
  }
  return groups.flatMap((group) => {
    const named = chosen.find(({ attributeId }) => attributeId === group.id);
    const variation = named
      ? group.variations.find(({ id }) => id === named.variationId)
      : group.variations[0];
    if (named && !variation) {
      throw variationNotFound({ attributeId: group.id, variationId: named.variationId });
    }
    return variation ? [{ group, variation }] : [];
  });
}

/** A group whose stocks staff left at 0 is not counted. */
export function isCounted({ isSoldOut, variations }: ChoiceGroup): boolean {
  return isSoldOut || variations.some(({ stock }) => stock > 0);
}

/** At least the minimum of the product, at most 99999. */
export function withinLimits(quantity: number, minOrderQuantity: number): number {
  return Math.min(Math.max(quantity, minOrderQuantity), MAX_QUANTITY);
}
