import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives a test runner a temporary file for its JSON report.
 * @param {(file: string, readReport: () => object | undefined) => Promise<unknown>} work
 */
export async function withReportFile(work) {
  const directory = mkdtempSync(join(tmpdir(), 'tesisat-report-'));
  const file = join(directory, 'report.json');
  try {
    return await work(file, () => read(file));
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

/** A runner that crashed wrote no report, or an incomplete one. */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
