import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { PROJECT_ROOT } from '../bin/project.mjs';
import { report } from './report.mjs';
import { TREE } from './tree.mjs';
import { writeProductSheet } from './product-sheet.mjs';

const MIN_RATIO = 0.25;
const MAX_MEGABYTES = 400;
const POLL_MS = 50;

/** A spreadsheet of so many products into an empty catalog, against a program that only reads the cells of the same file. */
export async function benchImport({ size, databaseUrl, dataDir }) {
  const file = join(dataDir, `products-${size}.xlsx`);
  const rows = await writeProductSheet(file, size);
  const reading = await run(join(PROJECT_ROOT, 'bench/reference-sheet.mjs'), [file]);
  if (Number(reading.output) < rows) throw new Error(`the reader found ${reading.output} of ${rows} rows`);
  const importing = await run('dist/server/cli.js', ['catalog:import', file], {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
  });
  await checkImported(databaseUrl, size);
  const ratio = reading.seconds / importing.seconds;
  report({
    what: `import of ${size} products, ${rows} rows of .xlsx`,
    measured: `${importing.seconds.toFixed(1)} s, ${Math.round(rows / importing.seconds)} rows/s`,
    reference: `${reading.seconds.toFixed(1)} s, a bare reader`,
    ratio: ratio.toFixed(2),
    goal: `≥ ${MIN_RATIO}`,
    reached: ratio >= MIN_RATIO,
  });
  reportMemory(size, importing.peakMegabytes, reading.peakMegabytes);
}

function reportMemory(size, peak, reference) {
  if (peak === undefined) return;
  report({
    what: `memory of the import of ${size} products, peak`,
    measured: `${peak.toFixed(0)} MB`,
    reference: `${reference.toFixed(0)} MB, a bare reader`,
    ratio: `${peak.toFixed(0)} MB`,
    goal: `≤ ${MAX_MEGABYTES} MB`,
    reached: peak <= MAX_MEGABYTES,
  });
}

async function checkImported(databaseUrl, size) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query('SELECT count(*)::int AS products FROM product');
  await database.end();
  if (rows[0].products !== size) throw new Error(`${rows[0].products} of ${size} products were imported`);
}

/** Runs a script to its end and watches its memory. */
async function run(script, args, env = {}) {
  const start = performance.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: TREE,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let [output, peakMegabytes] = ['', undefined];
  child.stdout.on('data', (chunk) => (output += chunk));
  const watch = setInterval(() => (peakMegabytes = peakMemory(child.pid) ?? peakMegabytes), POLL_MS);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`${script} exited with ${code}: ${output.slice(-1_000)}`);
  return { output, seconds: (performance.now() - start) / 1_000, peakMegabytes };
}

/** The most memory the process had so far, in MB; undefined where the system does not tell. */
function peakMemory(pid) {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes && Number(kilobytes) / 1_000;
  } catch {
    return undefined;
  }
}
