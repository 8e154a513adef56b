import { join } from 'node:path';
import { mean } from './compare.mjs';
import { withImportShop } from './import-shop.mjs';
import { checkImported } from './imported.mjs';
import { runCommand } from './processes.mjs';
import { writeProductSheet } from './product-sheet.mjs';
import { duration, reportFactor } from './report.mjs';

const FILES = 8;
const WORKERS = [1, 2, 4];
/** Each number of workers in turn, so that changes in machine load affect all of them. */
const ROUNDS = 3;
const SEEDED = 'bench_import_workers';
const MAX_FACTOR = 1.1;

/**
 * Several files of different products at once, each applied as soon as it was compared, by one worker and by more of them.
 * Files are compared in parallel; they are applied one at a time, because each writes the catalog.
 *
 * @param {import('./rows.mjs').Run & { size: number }} bench `size` is the number of products of each file
 */
export async function benchImportWorkers({ size, postgres, dataDir }) {
  const [seed, ...files] = await writeFiles(dataDir, size);
  // Its categories are those of all files, which then add products only.
  await runCommand(['catalog:import', seed], {
    DATABASE_URL: await postgres.createDatabase(SEEDED),
    DATA_DIR: dataDir,
  });
  const times = WORKERS.map(() => []);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [index, workers] of WORKERS.entries()) {
      const databaseUrl = await postgres.copyDatabase(SEEDED, `${SEEDED}_${workers}_${round}`);
      times[index].push(await timeImports({ workers, files, databaseUrl, dataDir }));
      await checkImported(databaseUrl, 1 + FILES * size);
    }
  }
  reportTimes(size, times);
}

/** One of a single product, and those that are measured. */
async function writeFiles(dataDir, size) {
  const sizes = [1, ...Array.from({ length: FILES }, () => size)];
  const files = [];
  for (const [index, products] of sizes.entries()) {
    const file = join(dataDir, `workers-${index}.xlsx`);
    await writeProductSheet(file, products, { first: 1 + index * size });
    files.push(file);
  }
  return files;
}

/** @returns {Promise<{ comparedMs: number, appliedMs: number }>} until all of them were */
function timeImports({ files, ...shop }) {
  return withImportShop({ ...shop, env: { RATE_LIMIT_FACTOR: '10000' } }, async ({ client }) => {
    const imports = await Promise.all(files.map((file) => client.importFile(file)));
    return {
      comparedMs: Math.max(...imports.map(({ comparedMs }) => comparedMs)),
      appliedMs: Math.max(...imports.map(({ appliedMs }) => appliedMs)),
    };
  });
}

function reportTimes(size, times) {
  const means = times.map((rounds) => ({
    comparedMs: mean(rounds.map(({ comparedMs }) => comparedMs)),
    appliedMs: mean(rounds.map(({ appliedMs }) => appliedMs)),
  }));
  const [one, ...more] = means;
  for (const [index, { comparedMs, appliedMs }] of more.entries()) {
    reportFactor({
      what: `${FILES} files of ${size} products from upload to all applied, ${WORKERS[index + 1]} workers; compared in parallel, applied one at a time`,
      ms: appliedMs,
      referenceMs: one.appliedMs,
      measuredNote: `all compared after ${duration(comparedMs)}`,
      referenceNote: `1 worker, all compared after ${duration(one.comparedMs)}`,
      max: MAX_FACTOR,
    });
  }
}
