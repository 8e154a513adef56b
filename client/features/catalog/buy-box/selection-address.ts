import { type ChoiceGroup, chosenVariations, type Selection } from './selection';

/** The parameter of a product's address that names a chosen variation, once for each group that is not left at its first. */
export const VARIATION_PARAMETER = 'secenek';

/** What an address says of the choices of a product; groups it does not name take their first. */
export function readSelection(groups: readonly ChoiceGroup[], parameters: URLSearchParams): Selection {
  const named = new Set(parameters.getAll(VARIATION_PARAMETER));
  return Object.fromEntries(
    groups.flatMap(({ id, variations }) => {
      const chosen = variations.find((variation) => named.has(variation.id)) ?? variations[0];
      return chosen ? [[id, chosen.id] as const] : [];
    }),
  );
}

/** The parameters with this selection in its only spelling: in the order of the groups, without the defaults. */
export function withSelection(
  parameters: URLSearchParams,
  groups: readonly ChoiceGroup[],
  selection: Selection,
): URLSearchParams {
  const written = new URLSearchParams(parameters);
  written.delete(VARIATION_PARAMETER);
  for (const { group, variation } of chosenVariations(groups, selection)) {
    if (variation !== group.variations[0]) written.append(VARIATION_PARAMETER, variation.id);
  }
  return written;
}
