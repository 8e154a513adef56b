/**
 * Splits into parts of about equal weight: the heaviest come first, each into the part that is lightest by then.
 *
 * @param weightOf such as how often its controls are operated
 * @returns each item in exactly one part, the same at each run
 */
export function inParts<Item>(
  items: readonly Item[],
  weightOf: (item: Item) => number,
  count: number,
): Item[][] {
  const parts = Array.from({ length: count }, () => ({ items: [] as Item[], weight: 0 }));
  const heaviestFirst = [...items].sort((one, other) => weightOf(other) - weightOf(one));
  for (const item of heaviestFirst) {
    const lightest = parts.reduce((least, part) => (part.weight < least.weight ? part : least));
    lightest.items.push(item);
    lightest.weight += weightOf(item);
  }
  return parts.map((part) => part.items);
}
