import { containsPattern } from '../../../kernel/database/like-pattern.js';
import { fold } from '../../../kernel/turkish/fold.js';
import type { ImportRowFilter } from './import-rows.input.js';

/** The filter of the schema, and single rows by their number. */
export type RowConditions = ImportRowFilter & { numbers?: readonly number[] };

/** The condition on the rows of an import, over `import_item AS i`, `import_row AS r` and `import_outcome AS o`. */
export function rowConditions(runId: string, filter: RowConditions): { where: string; values: unknown[] } {
  const values: unknown[] = [runId];
  const conditions = ['i.run_id = $1'];
  const add = (condition: (parameter: string) => string, value: unknown) => {
    if (value === undefined || value === null) return;
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  add((numbers) => `i.number = ANY(${numbers}::int[])`, filter.numbers);
  add((kinds) => `i.kind = ANY(${kinds})`, filter.kinds);
  add((subjects) => `i.subject = ANY(${subjects})`, filter.subjects);
  add((outcomes) => `o.outcome = ANY(${outcomes})`, filter.outcomes);
  add((buckets) => `o.undo_bucket = ANY(${buckets})`, filter.undoBuckets);
  add((leftOut) => `r.is_left_out = ${leftOut}`, filter.isLeftOut);
  add(
    (pattern) => `(fold(i.label) LIKE ${pattern} OR fold(i.sku) LIKE ${pattern})`,
    filter.text ? containsPattern(fold(filter.text)) : null,
  );
  if (filter.isPriceJump) conditions.push('i.is_price_jump');
  if (filter.hasWarnings) conditions.push('i.warnings IS NOT NULL');
  return { where: conditions.join(' AND '), values };
}
