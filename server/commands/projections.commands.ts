import { BootError } from '../kernel/config/boot-error.js';
import { HistoryChanged, violationLine } from '../kernel/event-audit/audit-violation.js';
import { ProjectionProof } from '../kernel/projections/projection-proof.js';
import { ProjectionRebuild } from '../kernel/projections/projection-rebuild.js';
import { readOptions } from './command-options.js';
import { counted, progressLine } from './progress.js';
import { withWorkerContext } from './worker-context.js';

/** Rebuilds every projection in temporary tables and compares; names the first row that differs and exits 1. */
export async function proveProjectionsCommand(args: string[]): Promise<void> {
  readOptions('projections:prove', args, {});
  await withWorkerContext(async (context) => {
    const proof = context.get(ProjectionProof);
    const violation = await proof.firstDifference({ onProgress: progressLine });
    if (violation) throw new BootError(violationLine(violation));
    for (const { table, rows, digest } of await proof.digests()) {
      process.stdout.write(`${table}: ${counted(rows, 'row')}, equal to the replay (digest ${digest})\n`);
    }
  });
}

/** Rebuilds every projection beside the live tables and replaces what differs. */
export async function rebuildProjectionsCommand(args: string[]): Promise<void> {
  readOptions('projections:rebuild', args, {});
  await withWorkerContext(async (context) => {
    const replaced = await context
      .get(ProjectionRebuild)
      .rebuild({ onProgress: progressLine })
      .catch((error: unknown) => {
        throw error instanceof HistoryChanged ? new BootError(error.message) : error;
      });
    process.stdout.write(
      `Every projection was made again; ${counted(replaced, 'stream')} had other rows and got new ones\n`,
    );
  });
}
