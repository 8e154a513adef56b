import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { PROJECT_ROOT } from '../project.mjs';
import { tailOf } from '../processes/run-to-end.mjs';

const OUTPUT_LINES = 150;
const DIRECTORY = join(PROJECT_ROOT, 'test-results');

/**
 * What is printed below a step that failed or left something out: every failed test by name, the end of the output, and
 * where all of it is.
 * @param {string} name of the step
 * @param {import('./run-step.mjs').Outcome} outcome
 */
export function stepReport(name, { output, failures = [] }, directory = DIRECTORY) {
  const parts = [failures.map((failure) => `  failed: ${failure}`).join('\n'), tailOf(output, OUTPUT_LINES)];
  if (output.trimEnd().split('\n').length > OUTPUT_LINES) {
    parts.push(`  all of the output: ${store(name, output, directory)}`);
  }
  return parts.filter(Boolean).join('\n\n');
}

/** A full disk must not keep the other steps from running. */
function store(name, output, directory) {
  const file = join(directory, `${name}.log`);
  try {
    mkdirSync(directory, { recursive: true });
    writeFileSync(file, output);
    return relative(process.cwd(), file);
  } catch (error) {
    return `not stored, ${error.message}`;
  }
}
