import { join } from 'node:path';
import { optionsOf } from '../bin/processes/node-options.mjs';
import { PROJECT_ROOT } from '../bin/project.mjs';
import { withImportShop } from './import-shop.mjs';
import { checkImported } from './imported.mjs';
import { watchingMemory } from './memory.mjs';
import { startNode } from './processes.mjs';
import { writeProductSheet } from './product-sheet.mjs';
import { report } from './report.mjs';

const MIN_RATIO = 0.25;
/** Of the process alone: its reading child has limits of its own. */
const MAX_MEGABYTES = 400;

/** Both read the file in a child process. */
const WAYS = { command: importByCommand, worker: importByWorker };

/**
 * A spreadsheet of so many products into an empty catalog, by the command and by a worker after an upload, against a program
 * that only reads the cells of the same file.
 */
export async function benchImport({ size, postgres, dataDir }) {
  const file = join(dataDir, `products-${size}.xlsx`);
  const rows = await writeProductSheet(file, size);
  for (const [way, importFile] of Object.entries(WAYS)) {
    const reading = await measureReader(file, rows);
    const databaseUrl = await postgres.createDatabase(`bench_import_${way}_${size}`);
    const importing = await importFile({ file, databaseUrl, dataDir });
    const jobs = await checkImported(databaseUrl, size);
    reportTime({ size, rows, way }, { ...importing, jobs }, reading);
    reportMemory({ size, way }, importing.memory, reading.memory);
  }
}

async function measureReader(file, rows) {
  const reading = await measureRun([join(PROJECT_ROOT, 'bench/reference-sheet.mjs'), file]);
  if (Number(reading.output) < rows) throw new Error(`the reader found ${reading.output} of ${rows} rows`);
  return reading;
}

function importByCommand({ file, databaseUrl, dataDir }) {
  const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  return measureRun([...optionsOf('catalog:import'), 'dist/server/cli.js', 'catalog:import', file], env);
}

/** From the beginning of the upload until it was applied. */
function importByWorker({ file, databaseUrl, dataDir }) {
  return withImportShop({ databaseUrl, dataDir }, async ({ workers: [worker], client }) => {
    const { result, memory } = await watchingMemory(worker.pid, () => client.importFile(file));
    return { seconds: result.appliedMs / 1_000, memory };
  });
}

/** Runs a script to its end and watches its memory. */
async function measureRun(args, env) {
  const start = performance.now();
  const { pid, output: ended } = startNode(args, { env });
  const { result: output, memory } = await watchingMemory(pid, () => ended);
  return { output, seconds: (performance.now() - start) / 1_000, memory };
}

function reportTime({ size, rows, way }, importing, reading) {
  const stages = importing.jobs.map(({ kind, seconds }) => `${kind} ${seconds.toFixed(1)} s`).join(', ');
  const ratio = reading.seconds / importing.seconds;
  report({
    what: `import of ${size} products, ${rows} rows of .xlsx, by a ${way}`,
    measured: `${importing.seconds.toFixed(1)} s (${stages}), ${Math.round(rows / importing.seconds)} rows/s`,
    reference: `${reading.seconds.toFixed(1)} s, a bare reader`,
    ratio: ratio.toFixed(2),
    goal: `≥ ${MIN_RATIO}`,
    reached: ratio >= MIN_RATIO,
  });
}

function reportMemory({ size, way }, { own, child, sum }, reference) {
  if (own === undefined) return;
  report({
    what: `memory of the ${way} that imports ${size} products, peak`,
    measured: `${megabytes(own)}, its reading child ${megabytes(child)}, both at the same time ${megabytes(sum)}`,
    reference: `${megabytes(reference.own)}, a bare reader`,
    ratio: megabytes(own),
    goal: `≤ ${MAX_MEGABYTES} MB for the ${way} alone, without its child`,
    reached: own <= MAX_MEGABYTES,
  });
}

const megabytes = (value) => (value === undefined ? '–' : `${value.toFixed(0)} MB`);
