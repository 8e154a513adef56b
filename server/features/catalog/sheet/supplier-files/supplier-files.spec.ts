import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatLiraInFull } from '../../../../kernel/money/money.js';
import { Refusal } from '../../../../kernel/refusal/refusal.js';
import { CatalogFile } from '../catalog-file.js';
import type { DetailRow } from '../detail.rows.js';
import type { ProductRow } from '../product.rows.js';
import type { ParsedRow } from '../row-problem.js';

const folder = new URL('./files/', import.meta.url);

/**
 * What staff expect of each file, in the shape of what suppliers send: its warnings (?), then each row with its problems (!) and
 * warnings (?); or why it is refused.
 */
const expected = JSON.parse(readFileSync(new URL('./expected.json', import.meta.url), 'utf8')) as Record<
  string,
  string[]
>;

it.each(readdirSync(folder))('reads or refuses %s as staff expect it', async (name) => {
  expect(await readFile(name)).toEqual(expected[name]);
});

/** One line for each warning of the file and each of its rows; the reason alone for a file that is refused. */
async function readFile(name: string): Promise<string[]> {
  const lines: string[] = [];
  try {
    const file = await CatalogFile.open({ path: fileURLToPath(new URL(name, folder)) });
    lines.push(...file.warnings.map(({ text }) => `? ${text}`));
    for await (const row of file.productRows()) lines.push(...productLines(row));
    for await (const row of file.detailRows()) lines.push(...detailLines(row));
    file.close();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    lines.push(error.message);
  }
  return lines;
}

function productLines(parsed: ParsedRow<ProductRow>): string[] {
  const { sku, draft } = parsed.row;
  const price = draft.basePriceKurus === undefined ? '-' : formatLiraInFull(draft.basePriceKurus);
  const texts = [draft.model, draft.warranty, draft.deliveryTime].filter((text) => (text ?? '') !== '');
  return linesOf(parsed, [sku, draft.name, price, draft.stockQuantity ?? '-', ...texts]);
}

function detailLines(parsed: ParsedRow<DetailRow>): string[] {
  const { row } = parsed;
  return linesOf(parsed, 'spec' in row ? [row.sku, row.spec.name, row.spec.value] : [row.sku]);
}

const linesOf = ({ problems, warnings }: ParsedRow<unknown>, shown: unknown[]) => [
  shown.join(' | '),
  ...problems.map(({ text }) => `  ! ${text}`),
  ...warnings.map(({ text }) => `  ? ${text}`),
];
