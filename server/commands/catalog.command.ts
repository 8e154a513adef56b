import { randomUUID } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CatalogWriter } from '../features/catalog/index.js';
import {
  ImportItems,
  type ImportRunEntity,
  ImportRuns,
  ImportSteering,
  ImportUploads,
  PictureSummaries,
} from '../features/import/index.js';
import { BootError } from '../kernel/config/boot-error.js';
import { JobRunner } from '../kernel/jobs/job-runner.js';
import { Refusal } from '../kernel/refusal/refusal.js';
import { COMMAND_CAUSE } from './command-cause.js';
import { withWorkerContext } from './worker-context.js';

const USAGE = 'catalog:import FILE [--pictures DIR] [--if-empty] [--clear-blanks] [--dry-run]';

/** Nothing of the file is left to apply: no error for a command. */
const NOTHING_TO_APPLY = 'IMPORT_EMPTY';

interface ImportArguments {
  file: string;
  picturesFolder?: string;
  onlyIfEmpty: boolean;
  clearsBlanks: boolean;
  isDryRun: boolean;
}

/**
 * Brings a spreadsheet into the catalog from the command line, the way the panel does: uploaded, compared, applied. Rows that
 * cannot be applied are printed and skipped; then, and when the file as a whole could not be read, the command fails.
 */
export async function importCatalogCommand(args: string[]): Promise<void> {
  const given = readArguments(args);
  await withWorkerContext(async (context) => {
    if (given.onlyIfEmpty && !(await isEmpty(context))) {
      process.stdout.write('The catalog is not empty: nothing imported\n');
      return;
    }
    const planned = await plan(context, given);
    if (given.isDryRun) {
      await printPlan(context, planned);
      // Nobody waits for it: it would stand in the panel as one to be confirmed.
      await context.get(ImportSteering).cancel(planned.id, COMMAND_CAUSE);
    } else await printResult(context, await apply(context, planned));
  });
}

async function plan(context: INestApplicationContext, given: ImportArguments): Promise<ImportRunEntity> {
  const { file, picturesFolder, clearsBlanks } = given;
  const upload = {
    fileName: path.basename(file),
    content: createReadStream(file),
    picturesFolder: picturesFolder && path.resolve(picturesFolder),
    options: { clearsBlanks },
  };
  const cause = { ...COMMAND_CAUSE, requestId: `import-${randomUUID()}` };
  const id = await context.get(ImportUploads).upload(upload, cause).catch(failAsRefused);
  return carriedOut(context, id, 'ready');
}

async function apply(context: INestApplicationContext, planned: ImportRunEntity): Promise<ImportRunEntity> {
  try {
    await context.get(ImportSteering).apply(planned, COMMAND_CAUSE);
  } catch (error) {
    if (error instanceof Refusal && error.code === NOTHING_TO_APPLY) {
      return await context.get(ImportSteering).finishUnchanged(planned.id);
    }
    failAsRefused(error);
  }
  return carriedOut(context, planned.id, 'applied');
}

/**
 * Runs the job of an import here, or waits for the worker that has it.
 *
 * @throws BootError when the import comes to another end, such as by a colleague who cancels it in the panel
 */
async function carriedOut(
  context: INestApplicationContext,
  id: string,
  expected: ImportRunEntity['status'],
): Promise<ImportRunEntity> {
  const runs = context.get(ImportRuns);
  const { jobId } = await runs.get(id);
  if (jobId !== null) await context.get(JobRunner).runHere(jobId);
  const run = await runs.get(id);
  if (run.failure) throw new BootError(run.failure.message);
  if (run.status !== expected) throw new BootError(`Import ${id} is ${run.status}, not ${expected}`);
  return run;
}

function failAsRefused(error: unknown): never {
  throw error instanceof Refusal ? new BootError(error.message) : error;
}

function isEmpty(context: INestApplicationContext): Promise<boolean> {
  return context.get(CatalogWriter).isEmpty(context.get(DataSource).manager);
}

function readArguments(args: string[]): ImportArguments {
  const parsed = parsedArguments(args);
  const {
    file,
    pictures,
    'if-empty': onlyIfEmpty,
    'clear-blanks': clearsBlanks,
    'dry-run': isDryRun,
  } = parsed;
  if (!existsSync(file)) throw new BootError(`There is no file ${file}`);
  return { file, picturesFolder: pictures, onlyIfEmpty, clearsBlanks, isDryRun };
}

function parsedArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        pictures: { type: 'string' },
        'if-empty': { type: 'boolean', default: false },
        'clear-blanks': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
      },
    });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return { file, ...values };
  } catch {
    // An unknown option is answered like every other wrong call.
  }
  throw new BootError(`Usage: ${USAGE}`);
}

async function printPlan(context: INestApplicationContext, { id, warnings }: ImportRunEntity): Promise<void> {
  const dataSource = context.get(DataSource);
  const items = context.get(ImportItems);
  const counts = await items.counts(dataSource, id);
  print([
    'Dry run, nothing was imported',
    `Categories: ${counts.newCategories} new, ${counts.changedCategories} changed`,
    `Products: ${counts.newProducts} new, ${counts.changedProducts} changed`,
    ...(counts.clearedFields > 0 ? [`Fields: ${counts.clearedFields} cleared by empty cells`] : []),
    `Rows: ${counts.unchanged} unchanged, ${counts.invalid} failed`,
  ]);
  printProblems([...warnings, ...(await items.problems(dataSource, id, MAX_PRINTED))]);
  if (counts.invalid > 0) process.exitCode = 1;
}

const MAX_PRINTED = 1_000;

const OUTCOMES = {
  complete: 'Imported',
  partial: 'Imported, except for failed rows',
  failed: 'Failed, see the errors',
} as const;

async function printResult(context: INestApplicationContext, run: ImportRunEntity): Promise<void> {
  const { id, result, warnings } = run;
  if (!result) return;
  const pictures = await context.get(PictureSummaries).of(context.get(DataSource), id);
  const { status, details } = result;
  print([
    OUTCOMES[status],
    `Categories: ${details.categoriesAdded} new, ${details.categoriesUpdated} changed`,
    `Products: ${details.productsAdded} new, ${details.productsUpdated} changed`,
    `Rows: ${details.unchanged} unchanged, ${details.failed} failed`,
    ...(pictures.isFetching ? [`Pictures: ${pictures.requested} addresses, left to the workers`] : []),
  ]);
  printProblems([...warnings, ...details.errors]);
  if (status !== 'complete') process.exitCode = 1;
}

const print = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

function printProblems(problems: readonly { text: string }[]): void {
  for (const { text } of problems) process.stderr.write(`${text}\n`);
}
