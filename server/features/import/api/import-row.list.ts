import { containsPattern } from '../../../kernel/database/like-pattern.js';
import { ListQuery } from '../../../kernel/listing/list-query.js';
import { asc } from '../../../kernel/listing/sorting.js';
import { asTyped } from '../../../kernel/input/code-text.js';
import { fold } from '../../../kernel/turkish/fold.js';
import { type ImportItem, IS_LEFT_OUT, ITEM_COLUMNS } from '../rows/import-items.js';
import { type RowOutcome, type UndoneItem, WITH_OUTCOME } from '../rows/import-outcomes.js';
import type { ImportRowFilter } from './import-rows.input.js';

export type ItemWithOutcome = ImportItem &
  Pick<RowOutcome, 'outcome'> & {
    outcomeProblems: RowOutcome['problems'];
    outcomeTargetId: string | null;
    undoBucket: UndoneItem['bucket'] | null;
    undoReason: string | null;
  };

/** The filter of the schema within one import, and single rows by their number. */
type RowConditions = ImportRowFilter & { runId: string; numbers?: readonly number[] };

export const IMPORT_ROWS = new ListQuery<ItemWithOutcome, RowConditions, 'file'>({
  columns: `${ITEM_COLUMNS}, o.outcome, o.problems AS "outcomeProblems", o.target_id AS "outcomeTargetId",
    o.undo_bucket AS "undoBucket", o.undo_reason AS "undoReason"`,
  from: `import_item AS i ${WITH_OUTCOME}`,
  conditions: {
    runId: (id, bind) => `i.run_id = ${bind(id)}`,
    numbers: (numbers, bind) => `i.number = ANY(${bind(numbers)}::int[])`,
    kinds: (kinds, bind) => `i.kind = ANY(${bind(kinds)})`,
    subjects: (subjects, bind) => `i.subject = ANY(${bind(subjects)})`,
    outcomes: (outcomes, bind) => `o.outcome = ANY(${bind(outcomes)})`,
    undoBuckets: (buckets, bind) => `o.undo_bucket = ANY(${bind(buckets)})`,
    isLeftOut: (isLeftOut, bind) => `${IS_LEFT_OUT} = ${bind(isLeftOut)}`,
    isPriceJump: (isPriceJump) => (isPriceJump ? 'i.is_price_jump' : null),
    clearsFields: (clearsFields) => (clearsFields ? 'i.cleared_fields > 0' : null),
    hasWarnings: (hasWarnings) => (hasWarnings ? 'i.warnings IS NOT NULL' : null),
    text: (text, bind) => {
      const pattern = bind(containsPattern(fold(asTyped(text))));
      return `fold(i.label) LIKE ${pattern} OR fold(i.sku) LIKE ${pattern}`;
    },
  },
  sorts: { file: [asc('i.number')] },
});
