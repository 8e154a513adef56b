import type { EntityManager } from 'typeorm';
import { formatLira } from '../../kernel/money/money.js';
import { type ProductDraft, type ProductSnapshot, skuKey } from '../catalog-writing/index.js';
import type { ImportRun } from './import-run.js';
import { type ParsedRow, type ProductRow, rowProblem } from '../catalog-sheet/index.js';
import type { RowOutcome } from './import.result.js';
import { type PictureDraft, withFetched } from './picture-intake.js';
import { Claims, chooseSku, isSameProduct, skusAskedFor, slugAskedFor } from './product-matching.js';
import { faultyRow, type SavedProduct, savedRow } from './row-outcome.js';

/** A sound row whose category is known and whose pictures are taken. */
export interface ProductToSave extends ParsedRow<ProductRow> {
  categoryId: string;
  pictures?: PictureDraft[];
}

interface Matched {
  parsed: ProductToSave;
  sku: string;
  existing: ProductSnapshot | null;
}

/** What a chunk came to, once it is committed. */
interface SavedChunk {
  outcomes: Map<ProductToSave, RowOutcome>;
  claims: Claims;
  skus: string[];
}

const PRICE_JUMP = 3;

/** Finds the products of some rows and saves them, within the transaction of the manager. */
export async function saveChunk(
  run: ImportRun,
  manager: EntityManager,
  rows: readonly ProductToSave[],
  earlier: Claims,
): Promise<SavedChunk> {
  const chunk: SavedChunk = { outcomes: new Map(), claims: new Claims(earlier), skus: [] };
  const bySku = await matchBySku(run, manager, rows, chunk);
  const matched = await matchRestBySlug(run, manager, bySku, chunk);
  const changes = matched.map((row) => ({ draft: draftOf(run, row), existing: row.existing }));
  const saved = await run.writer.saveProducts(manager, changes);
  for (const [index, { parsed, sku }] of matched.entries()) {
    const result = saved[index];
    if (!result) continue;
    const told = run.rehearsedIds.has(parsed.categoryId)
      ? inRehearsedCategory(result, parsed.categoryId)
      : result;
    chunk.outcomes.set(parsed, savedRow('product', withPriceJump(parsed, told), told));
    chunk.claims.claimProduct(result.after.id);
    chunk.skus.push(sku);
  }
  return chunk;
}

/** Rows that ask for the SKU of an earlier one are faulty. */
async function matchBySku(
  run: ImportRun,
  manager: EntityManager,
  rows: readonly ProductToSave[],
  { outcomes, claims }: SavedChunk,
): Promise<Matched[]> {
  const known = await run.writer.findProductsBySku(
    manager,
    rows.flatMap(({ row }) => skusAskedFor(row)),
  );
  return rows.flatMap((parsed) => {
    const sku = chooseSku(parsed.row, known, claims);
    const twin = claims.placeOf(sku);
    if (twin) {
      const problem = rowProblem(parsed.place, `Bu ürün dosyada ${twin.rowNumber}. satırda da var: ${sku}`, {
        columns: ['SKU'],
      });
      outcomes.set(parsed, faultyRow('product', parsed, problem));
      return [];
    }
    claims.claimSku(sku, parsed.place);
    const found = known.get(skuKey(sku));
    const existing = found && !claims.hasProduct(found.id) ? found : null;
    if (existing) claims.claimProduct(existing.id);
    return [{ parsed, sku, existing }];
  });
}

async function matchRestBySlug(
  run: ImportRun,
  manager: EntityManager,
  matched: readonly Matched[],
  { claims }: SavedChunk,
): Promise<Matched[]> {
  const slugs = matched.filter(({ existing }) => !existing).map(({ parsed }) => slugAskedFor(parsed.row));
  if (slugs.length === 0) return [...matched];
  const known = await run.writer.findProductsBySlug(manager, slugs);
  return matched.map((match) => {
    const { row, place } = match.parsed;
    const found = match.existing ? undefined : known.get(slugAskedFor(row));
    if (!found || !isSameProduct(row, found, claims)) return match;
    const sku = row.sku === '' ? found.sku : match.sku;
    claims.claimProduct(found.id);
    claims.claimSku(sku, place);
    return { parsed: match.parsed, sku, existing: found };
  });
}

function draftOf(run: ImportRun, { parsed, sku, existing }: Matched): ProductDraft {
  const { row, categoryId, pictures } = parsed;
  return {
    ...row.draft,
    sku,
    // A category that a rehearsal has taken back cannot be referred to.
    categoryId: run.rehearsedIds.has(categoryId) ? null : categoryId,
    pictures: pictures && withFetched(pictures, existing?.pictures ?? []),
    ...run.details.of(sku),
  };
}

/** What saving would have come to if the category stood. */
function inRehearsedCategory(saved: SavedProduct, categoryId: string): SavedProduct {
  const after = { ...saved.after, categoryId };
  if (saved.outcome === 'created') return { ...saved, after };
  return { outcome: 'changed', before: saved.before, after };
}

function withPriceJump(parsed: ProductToSave, { before, after }: SavedProduct): ProductToSave {
  const from = before?.basePriceKurus ?? 0;
  const to = after.basePriceKurus;
  const isJump = from > 0 && to > 0 && (to > from * PRICE_JUMP || from > to * PRICE_JUMP);
  if (!isJump) return parsed;
  const message = `Fiyat ${PRICE_JUMP} kattan fazla değişti: ${formatLira(from)} → ${formatLira(to)}`;
  return {
    ...parsed,
    warnings: [...parsed.warnings, rowProblem(parsed.place, message, { columns: ['Fiyat'] })],
  };
}
