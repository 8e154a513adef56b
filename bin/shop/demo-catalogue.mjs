import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDemoRecord } from './demo-record.mjs';
import { runNode } from '../processes/one-off.mjs';

const SHEET = 'demo/katalog.xlsx';

/**
 * Loads the demo catalogue once, through the spreadsheet import, and only where there is no other catalogue. An import
 * that was cut off is taken up again: rows that are there already stay as they are.
 */
export async function ensureDemoCatalogue({ dataDir, env, signal, narrate }) {
  const record = await openDemoRecord(env.DATABASE_URL);
  try {
    const state = await record.state();
    if (state === 'finished') return;
    if (state === 'never begun') await record.begin();
    await load({ dataDir, env, signal, narrate, condition: state === 'never begun' ? ['--if-empty'] : [] });
    await record.finish();
  } finally {
    await record.close();
  }
}

async function load({ dataDir, env, signal, narrate, condition }) {
  const pictures = join(dataDir, 'demo-pictures');
  await narrate('drawing the demo pictures', () => runNode(['demo/draw.mjs', pictures], { env, signal }));
  const command = ['dist/server/cli.js', 'catalog:import', SHEET, '--pictures', pictures, ...condition];
  await narrate('importing the demo catalogue', () => runNode(command, { env, signal }));
  rmSync(pictures, { recursive: true, force: true });
}
