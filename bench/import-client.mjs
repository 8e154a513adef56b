import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataOf, postOperation } from './graphql.mjs';
import { APPLY_IMPORT, IMPORT_RUN } from './operations.mjs';
import { runCommand } from './processes.mjs';

const UPLOAD = '/admin/excel-ice-aktar/dosya';
const POLL_MS = 250;
/** How long an import may get no further, which also waits for those before it. */
const STALL_TIMEOUT_MS = 300_000;

/** A program with an API key that brings spreadsheets in. */
export async function openImportClient({ origin, databaseUrl, dataDir }) {
  const create = ['api-key:create', '--name', 'Bench', '--permissions', 'import'];
  const secret = await runCommand(create, { DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  const client = { origin, headers: { authorization: `Bearer ${secret.trim()}` } };
  return { importFile: (file) => importFile(client, file) };
}

/**
 * Uploads a file, and has it applied as soon as it was compared with the catalog.
 *
 * @returns {Promise<{ comparedMs: number, appliedMs: number }>} both from the beginning of the upload
 * @throws unless each row was applied
 */
async function importFile(client, file) {
  const start = performance.now();
  const id = await upload(client, file);
  const { version } = await reaches(client, id, 'READY');
  const comparedMs = performance.now() - start;
  await ask(client, APPLY_IMPORT, { input: { id, version } });
  const { result } = await reaches(client, id, 'APPLIED');
  if (result.status !== 'COMPLETE') throw new Error(`${file}: ${result.message}`);
  return { comparedMs, appliedMs: performance.now() - start };
}

async function upload({ origin, headers }, file) {
  const response = await fetch(`${origin}${UPLOAD}?${new URLSearchParams({ ad: basename(file) })}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: await openAsBlob(file),
  });
  if (response.status !== 201) throw new Error(`${file}: ${response.status} ${await response.text()}`);
  return (await response.json()).id;
}

/** Waits until an import has a status. @throws when it ends with another one, or gets no further */
async function reaches(client, id, status) {
  let before = '';
  let changedAt = performance.now();
  for (;;) {
    const run = await ask(client, IMPORT_RUN, { id });
    if (run.status === status) return run;
    if (run.finishedAt) throw new Error(`${run.fileName} is ${run.status}: ${run.failure}`);
    const now = JSON.stringify(run);
    if (now !== before) [before, changedAt] = [now, performance.now()];
    if (performance.now() - changedAt > STALL_TIMEOUT_MS) {
      throw new Error(`${run.fileName} is ${run.status} and gets no further`);
    }
    await wait(POLL_MS);
  }
}

async function ask({ origin, headers }, query, variables) {
  return dataOf(await postOperation(origin, JSON.stringify({ query, variables }), headers));
}
