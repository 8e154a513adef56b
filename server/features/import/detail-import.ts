import type { EntityManager } from 'typeorm';
import { skuKey } from '../catalog-writing/index.js';
import type { ImportRun } from './import-run.js';
import { type Place, rowProblem } from '../catalog-sheet/index.js';
import { IMPORT_TEXTS, type RowOutcome } from './import.result.js';
import { CHUNK_ROWS } from './product-import.js';
import { faultyRow, notSaved, savedRow } from './row-outcome.js';
import { inTransaction, saveTogether } from './row-saving.js';

interface LeftOver {
  sku: string;
  place: Place;
}

type Outcomes = Map<LeftOver, RowOutcome>;

const outcomeRow = ({ place }: LeftOver) => ({ place, problems: [], warnings: [] });

/** Applies specs and variations of products that the file itself has no row for. */
export async function importLeftOverDetails(run: ImportRun): Promise<void> {
  const leftOver = run.details.leftOver();
  for (let index = 0; index < leftOver.length; index += CHUNK_ROWS) {
    const rows = leftOver.slice(index, index + CHUNK_ROWS);
    const outcomes: Outcomes = new Map();
    await saveTogether(
      rows,
      async (part) => {
        const saved = await inTransaction(run.dataSource, run.mode, (manager) =>
          saveDetails(run, manager, part),
        );
        for (const [row, outcome] of saved) outcomes.set(row, outcome);
      },
      (row, error) => {
        const problem = notSaved(row.place, IMPORT_TEXTS.productNotSaved, error);
        outcomes.set(row, faultyRow('detail', outcomeRow(row), problem));
      },
    );
    for (const outcome of outcomes.values()) await run.tally.add(outcome);
  }
}

async function saveDetails(
  run: ImportRun,
  manager: EntityManager,
  rows: readonly LeftOver[],
): Promise<Outcomes> {
  const products = await run.writer.findProductsBySku(
    manager,
    rows.map(({ sku }) => sku),
  );
  const changes = rows.flatMap(({ sku }) => {
    const existing = products.get(skuKey(sku));
    if (!existing) return [];
    return [{ draft: { name: existing.name, sku: existing.sku, ...run.details.of(sku) }, existing }];
  });
  const saved = await run.writer.saveProducts(manager, changes);
  const bySku = new Map(saved.map((result) => [skuKey(result.after.sku), result]));
  return new Map(
    rows.map((row) => {
      const result = bySku.get(skuKey(row.sku));
      return [row, result ? savedRow('detail', outcomeRow(row), result) : unknownSku(row)];
    }),
  );
}

function unknownSku(row: LeftOver): RowOutcome {
  const problem = rowProblem(row.place, `Bu SKU ile ürün bulunamadı: ${row.sku}`, { columns: ['SKU'] });
  return faultyRow('detail', outcomeRow(row), problem);
}
