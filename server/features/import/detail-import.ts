import type { EntityManager } from 'typeorm';
import { type Place, rowProblem, skuKey } from '../catalog/index.js';
import { choiceWarnings } from './choice-warnings.js';
import type { ImportRun } from './import-run.js';
import { IMPORT_TEXTS, type RowOutcome } from './import.result.js';
import { CHUNK_ROWS } from './product-import.js';
import { failedRow, notSaved, type SavedProduct, savedRow } from './row-outcome.js';
import { inTransaction, saveTogether } from './row-saving.js';

interface RemainingDetails {
  sku: string;
  place: Place;
}

type Outcomes = Map<RemainingDetails, RowOutcome>;

const outcomeRow = ({ place }: RemainingDetails) => ({ place, problems: [], warnings: [] });

const savedOutcomeRow = (run: ImportRun, { sku, place }: RemainingDetails, { after }: SavedProduct) => ({
  place,
  problems: [],
  warnings: [
    ...choiceWarnings(place, run.details.detailsOf(sku), after),
    ...(after.isArchived ? [rowProblem(place, IMPORT_TEXTS.productArchived)] : []),
  ],
});

/** Applies specs and variations of products without a row in the file. */
export async function importRemainingDetails(run: ImportRun): Promise<void> {
  const remaining = run.details.remaining();
  for (let index = 0; index < remaining.length; index += CHUNK_ROWS) {
    const rows = remaining.slice(index, index + CHUNK_ROWS);
    const outcomes: Outcomes = new Map();
    await saveTogether(
      rows,
      async (part) => {
        const saved = await inTransaction(run.dataSource, run.mode, (transaction) =>
          saveDetails(run, transaction, part),
        );
        for (const [row, outcome] of saved) outcomes.set(row, outcome);
      },
      (row, error) => {
        const problem = notSaved(row.place, IMPORT_TEXTS.productNotSaved, error);
        outcomes.set(row, failedRow('detail', outcomeRow(row), problem));
      },
    );
    for (const outcome of outcomes.values()) await run.results.add(outcome);
  }
}

async function saveDetails(
  run: ImportRun,
  transaction: EntityManager,
  rows: readonly RemainingDetails[],
): Promise<Outcomes> {
  const products = await run.writer.findProductsBySku(
    transaction,
    rows.map(({ sku }) => sku),
  );
  const changes = rows.flatMap(({ sku }) => {
    const existing = products.get(skuKey(sku));
    if (!existing) return [];
    return [{ draft: { name: existing.name, sku: existing.sku, ...run.details.detailsOf(sku) }, existing }];
  });
  const saved = await run.writer.saveProducts(transaction, changes, run.cause);
  const bySku = new Map(saved.map((result) => [skuKey(result.after.sku), result]));
  return new Map(
    rows.map((row) => {
      const result = bySku.get(skuKey(row.sku));
      return [row, result ? savedRow('detail', savedOutcomeRow(run, row, result), result) : unknownSku(row)];
    }),
  );
}

function unknownSku(row: RemainingDetails): RowOutcome {
  const problem = rowProblem(row.place, `Bu SKU ile ürün bulunamadı: ${row.sku}`, { columns: ['SKU'] });
  return failedRow('detail', outcomeRow(row), problem);
}
