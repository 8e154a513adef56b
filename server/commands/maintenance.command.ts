import { MaintenanceService } from '../features/content/index.js';
import { COMMAND_CAUSE } from './command-cause.js';
import { readOptions } from './command-options.js';
import { withWorkerContext } from './worker-context.js';

/** Opens the shop when nobody can do so in the panel. */
export async function endMaintenanceCommand(args: string[]): Promise<void> {
  readOptions('maintenance:off', args, {});
  await withWorkerContext(async (context) => {
    const wasClosed = await context.get(MaintenanceService, { strict: false }).end(COMMAND_CAUSE);
    process.stdout.write(wasClosed ? 'The shop is open again\n' : 'The shop was open already\n');
  });
}
