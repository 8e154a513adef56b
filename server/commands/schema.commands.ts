import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BootError } from '../kernel/config/boot-error.js';
import { FEATURE_MODULES } from '../app.module.js';
import { printedSchema } from '../web/graphql/printed-schema.js';

const SCHEMA_FILE = path.resolve('schema.graphql');

/** Writes schema.graphql from the code. */
export async function writeSchemaCommand(): Promise<void> {
  await writeFile(SCHEMA_FILE, await printedSchema(FEATURE_MODULES));
  process.stdout.write(`Written: ${SCHEMA_FILE}\n`);
}

/** Fails when schema.graphql is not what the code says. */
export async function checkSchemaCommand(): Promise<void> {
  const committed = await readFile(SCHEMA_FILE, 'utf8').catch(() => '');
  if (committed !== (await printedSchema(FEATURE_MODULES))) {
    throw new BootError('schema.graphql is not what the code says: run schema:write and commit it.');
  }
  process.stdout.write('schema.graphql is fresh\n');
}
