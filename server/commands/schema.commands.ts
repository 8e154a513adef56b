import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BootError } from '../kernel/config/boot-error.js';
import { FEATURE_MODULES } from '../app.module.js';
import { readOptions } from './command-options.js';
import { printedSchema } from '../web/graphql/printed-schema.js';

const SCHEMA_FILE = path.resolve('schema.graphql');

/** Writes schema.graphql from the code. */
export async function writeSchemaCommand(args: string[]): Promise<void> {
  readOptions('schema:write', args, {});
  await writeFile(SCHEMA_FILE, await printedSchema(FEATURE_MODULES));
  process.stdout.write(`Written: ${SCHEMA_FILE}\n`);
}

/** Fails when schema.graphql is not what the code says. */
export async function checkSchemaCommand(args: string[]): Promise<void> {
  readOptions('schema:check', args, {});
  const committed = await readFile(SCHEMA_FILE, 'utf8').catch(() => '');
  if (committed !== (await printedSchema(FEATURE_MODULES))) {
    throw new BootError('schema.graphql is not what the code says: run schema:write and commit it.');
  }
  process.stdout.write('schema.graphql is fresh\n');
}
