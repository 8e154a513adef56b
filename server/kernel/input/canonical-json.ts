/** A request as text, so that equal ones are equal: fields in one order, and a field that is null counts as left out. */
export const canonicalJson = (input: object): string => JSON.stringify(sorted(input));

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const given = Object.entries(value).filter(([, field]) => field !== null && field !== undefined);
  return Object.fromEntries(
    given.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, field]) => [name, sorted(field)]),
  );
}
