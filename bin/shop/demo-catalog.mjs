import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../processes/one-off.mjs';

const SHEET = 'demo/katalog.xlsx';

/**
 * Loads the demo catalog once, through the spreadsheet import, and only where there is no other catalog. An
 * interrupted import is repeated: rows that exist stay as they are.
 * @param {{ record: import('./launcher-record.mjs').DemoRecord, dataDir: string, env: NodeJS.ProcessEnv,
 *   signal: AbortSignal, reportStep: typeof import('../operator/terminal.mjs').reportStep }} options
 */
export async function ensureDemoCatalog({ record, dataDir, env, signal, reportStep }) {
  const state = await record.state();
  if (state === 'finished') return;
  if (state === 'not started') await record.start();
  const condition = state === 'not started' ? ['--if-empty'] : [];
  await load({ dataDir, env, signal, reportStep, condition });
  await record.finish();
}

async function load({ dataDir, env, signal, reportStep, condition }) {
  const pictures = join(dataDir, 'demo-pictures');
  await reportStep('drawing the demo pictures', () => runNode(['demo/draw.mjs', pictures], { env, signal }));
  const command = ['dist/server/cli.js', 'catalog:import', SHEET, '--pictures', pictures, ...condition];
  await reportStep('importing the demo catalog', () => runNode(command, { env, signal }));
  rmSync(pictures, { recursive: true, force: true });
}
