/**
 * SQL of a check that a column holds one of the values declared in code. A migration that adds a value replaces the check
 * on databases that exist already.
 */
export function oneOf(column: string, values: readonly string[]): string {
  return `CHECK (${column} IN (${values.map((value) => `'${value}'`).join(', ')}))`;
}
