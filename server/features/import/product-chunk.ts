import type { EntityManager } from 'typeorm';
import { formatLira } from '../../kernel/money/money.js';
import {
  type ParsedRow,
  type ProductDraft,
  type ProductRow,
  type ProductSnapshot,
  rowProblem,
  skuKey,
} from '../catalog/index.js';
import { choiceWarnings } from './choice-warnings.js';
import type { ImportRun } from './import-run.js';
import { IMPORT_TEXTS, type RowOutcome } from './import.result.js';
import { type PictureDraft, withFetched } from './picture-loader.js';
import { Claims, chooseSku, isSameProduct, candidateSkus, candidateSlug } from './product-matching.js';
import { failedRow, type SavedProduct, savedRow } from './row-outcome.js';

/** A valid row with its category found and its pictures loaded. */
export interface ProductToSave extends ParsedRow<ProductRow> {
  categoryId: string;
  pictures?: PictureDraft[];
}

interface Matched {
  parsed: ProductToSave;
  sku: string;
  existing: ProductSnapshot | null;
}

/** The result of a chunk, valid once it is committed. */
interface SavedChunk {
  outcomes: Map<ProductToSave, RowOutcome>;
  claims: Claims;
  skus: string[];
}

const PRICE_JUMP = 3;

/** Matches rows with existing products and saves them, within the given transaction. */
export async function saveChunk(
  run: ImportRun,
  transaction: EntityManager,
  rows: readonly ProductToSave[],
  earlier: Claims,
): Promise<SavedChunk> {
  const chunk: SavedChunk = { outcomes: new Map(), claims: new Claims(earlier), skus: [] };
  const bySku = await matchBySku(run, transaction, rows, chunk);
  const matched = await matchRestBySlug(run, transaction, bySku, chunk);
  const changes = matched.map((row) => ({ draft: draftOf(run, row), existing: row.existing }));
  const saved = await run.writer.saveProducts(transaction, changes, run.cause);
  for (const [index, { parsed, sku }] of matched.entries()) {
    const [result, change] = [saved[index], changes[index]];
    if (!result || !change) continue;
    const reported = run.dryRunIds.has(parsed.categoryId)
      ? withDryRunCategory(result, parsed.categoryId)
      : result;
    chunk.outcomes.set(
      parsed,
      savedRow('product', withSavedWarnings(parsed, change.draft, reported), reported),
    );
    chunk.claims.claimProduct(result.after.id);
    chunk.skus.push(sku);
  }
  return chunk;
}

/** A row with the SKU of an earlier row is an error. */
async function matchBySku(
  run: ImportRun,
  transaction: EntityManager,
  rows: readonly ProductToSave[],
  { outcomes, claims }: SavedChunk,
): Promise<Matched[]> {
  const known = await run.writer.findProductsBySku(
    transaction,
    rows.flatMap(({ row }) => candidateSkus(row)),
  );
  return rows.flatMap((parsed) => {
    const sku = chooseSku(parsed.row, known, claims);
    const first = claims.placeOf(sku);
    if (first) {
      const problem = rowProblem(parsed.place, `Bu ürün dosyada ${first.rowNumber}. satırda da var: ${sku}`, {
        columns: ['SKU'],
      });
      outcomes.set(parsed, failedRow('product', parsed, problem));
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
  transaction: EntityManager,
  matched: readonly Matched[],
  { claims }: SavedChunk,
): Promise<Matched[]> {
  const slugs = matched.filter(({ existing }) => !existing).map(({ parsed }) => candidateSlug(parsed.row));
  if (slugs.length === 0) return [...matched];
  const known = await run.writer.findProductsBySlug(transaction, slugs);
  return matched.map((match) => {
    const { row, place } = match.parsed;
    const found = match.existing ? undefined : known.get(candidateSlug(row));
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
    // A category that the dry run rolled back cannot be referenced.
    categoryId: run.dryRunIds.has(categoryId) ? null : categoryId,
    pictures: pictures && withFetched(pictures, existing?.pictures ?? []),
    ...run.details.detailsOf(sku),
  };
}

/** The outcome as if the category created by the dry run existed. */
function withDryRunCategory(saved: SavedProduct, categoryId: string): SavedProduct {
  const after = { ...saved.after, categoryId };
  if (saved.outcome === 'created') return { ...saved, after };
  return { outcome: 'changed', before: saved.before, after };
}

/** Adds what staff should know of a row although it was saved. */
function withSavedWarnings(parsed: ProductToSave, draft: ProductDraft, saved: SavedProduct): ProductToSave {
  const jump = priceJump(saved);
  const warnings = [...parsed.warnings, ...choiceWarnings(parsed.place, draft, saved.after)];
  if (jump !== null) warnings.push(rowProblem(parsed.place, jump, { columns: ['Fiyat'] }));
  if (saved.after.isArchived) warnings.push(rowProblem(parsed.place, IMPORT_TEXTS.productArchived));
  return { ...parsed, warnings };
}

function priceJump({ before, after }: SavedProduct): string | null {
  const from = before?.basePriceKurus ?? 0;
  const to = after.basePriceKurus;
  const isJump = from > 0 && to > 0 && (to > from * PRICE_JUMP || from > to * PRICE_JUMP);
  if (!isJump) return null;
  return `Fiyat ${PRICE_JUMP} kattan fazla değişti: ${formatLira(from)} → ${formatLira(to)}`;
}
