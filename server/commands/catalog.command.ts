import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogWriter } from '../features/catalog/index.js';
import { type ImportResult, ImportService } from '../features/import/index.js';
import { BootError } from '../kernel/config/boot-error.js';
import { withWorkerContext } from './worker-context.js';

const USAGE = 'catalog:import FILE [--pictures DIR] [--if-empty]';

/**
 * Brings a spreadsheet into the catalog from the command line. Failed rows are printed and skipped; then, and when the
 * file as a whole could not be read, the command fails.
 */
export async function importCatalogCommand(args: string[]): Promise<void> {
  const { path, picturesFolder, onlyIfEmpty } = readArguments(args);
  await withWorkerContext(async (context) => {
    if (onlyIfEmpty && !(await isEmpty(context))) {
      process.stdout.write('The catalog is not empty: nothing imported\n');
      return;
    }
    printResult(await context.get(ImportService).importFile({ path, fileName: path, picturesFolder }));
  });
}

function isEmpty(context: INestApplicationContext): Promise<boolean> {
  return context.get(CatalogWriter).isEmpty(context.get(DataSource).manager);
}

function readArguments(args: string[]) {
  const { path, pictures, 'if-empty': onlyIfEmpty } = parsedArguments(args);
  if (!existsSync(path)) throw new BootError(`There is no file ${path}`);
  return { path, picturesFolder: pictures, onlyIfEmpty };
}

function parsedArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { pictures: { type: 'string' }, 'if-empty': { type: 'boolean', default: false } },
    });
    const [path, ...others] = positionals;
    if (path !== undefined && others.length === 0) return { path, ...values };
  } catch {
    // An unknown option is answered like every other wrong call.
  }
  throw new BootError(`Usage: ${USAGE}`);
}

function printResult({ success, message, status, details }: ImportResult): void {
  if (!success) throw new BootError(message);
  const { categoriesAdded, categoriesUpdated, productsAdded, productsUpdated } = details;
  const lines = [
    status === 'partial' ? 'Imported, except for failed rows' : 'Imported',
    `Categories: ${categoriesAdded} new, ${categoriesUpdated} changed`,
    `Products: ${productsAdded} new, ${productsUpdated} changed`,
    `Rows: ${details.unchanged} unchanged, ${details.failed} failed`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
  for (const { text } of [...details.errors, ...details.warnings]) process.stderr.write(`${text}\n`);
  if (status === 'partial') process.exitCode = 1;
}
