interface Spec {
  readonly name: string;
  readonly value: string;
  readonly unit: string | null;
}

interface SpecifiedProduct {
  readonly technicalSpecs: readonly Spec[];
}

/** How many values a dense row compares. */
export const SPEC_COLUMNS = 3;

/** Share of the rows that must have a spec before it is worth a column of its own. */
const SHARED_BY = 0.6;

/**
 * The names of the columns that most products on a page can fill: there a value stands under its name and can be compared
 * down the page. Products of different kinds share fewer or none.
 */
export function sharedSpecNames(products: readonly SpecifiedProduct[]): string[] {
  const counts = new Map<string, number>();
  for (const { technicalSpecs } of products) {
    for (const name of new Set(technicalSpecs.map((spec) => spec.name))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const shared = [...counts].filter(([, count]) => count >= products.length * SHARED_BY);
  return shared
    .sort(([, one], [, other]) => other - one)
    .map(([name]) => name)
    .slice(0, SPEC_COLUMNS);
}

/** What a row shows: the value under each shared name, then its own leading values, which have to name themselves. */
export function specCells(
  { technicalSpecs }: SpecifiedProduct,
  sharedNames: readonly string[],
): { spec: Spec | undefined; namedBy: 'column' | 'cell' }[] {
  const own = technicalSpecs.filter((spec) => !sharedNames.includes(spec.name));
  return Array.from({ length: SPEC_COLUMNS }, (_, column) => {
    const name = sharedNames[column];
    if (name === undefined) return { spec: own[column - sharedNames.length], namedBy: 'cell' };
    return { spec: technicalSpecs.find((spec) => spec.name === name), namedBy: 'column' };
  });
}
