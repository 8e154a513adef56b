import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openDemoRecord } from './demo-record.mjs';
import { runNode } from '../processes/one-off.mjs';

const SHEET = 'demo/katalog.xlsx';

/**
 * Loads the demo catalog once, through the spreadsheet import, and only where there is no other catalog. An
 * interrupted import is repeated: rows that exist stay as they are.
 */
export async function ensureDemoCatalog({ dataDir, env, signal, reportStep }) {
  const record = await openDemoRecord(env.DATABASE_URL);
  try {
    const state = await record.state();
    if (state === 'finished') return;
    if (state === 'not started') await record.start();
    await load({
      dataDir,
      env,
      signal,
      reportStep,
      condition: state === 'not started' ? ['--if-empty'] : [],
    });
    await record.finish();
  } finally {
    await record.close();
  }
}

async function load({ dataDir, env, signal, reportStep, condition }) {
  const pictures = join(dataDir, 'demo-pictures');
  await reportStep('drawing the demo pictures', () => runNode(['demo/draw.mjs', pictures], { env, signal }));
  const command = ['dist/server/cli.js', 'catalog:import', SHEET, '--pictures', pictures, ...condition];
  await reportStep('importing the demo catalog', () => runNode(command, { env, signal }));
  rmSync(pictures, { recursive: true, force: true });
}
