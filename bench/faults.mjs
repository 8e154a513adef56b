import { spawn } from 'node:child_process';
import { report } from './report.mjs';

const SPECS = ['kills.faults', 'restarts.faults', 'tampering.int'].map((name) => `server/${name}.spec.ts`);

/** Runs the fault-injection specs with more kills than a normal test run. */
export async function benchFaults({ administratorUrl, kills }) {
  const args = ['run', '--project', 'integration', '--project', 'faults', '--silent', ...SPECS];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
    env: { ...process.env, TEST_DATABASE_URL: administratorUrl, TEST_KILLS: String(kills) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) process.stderr.write(output);
  const outcome = code === 0 ? '0 lost, 0 duplicated' : 'see above';
  report({
    what: `orders, API killed ${kills} times, PostgreSQL restarted, history tampered with`,
    measured: outcome,
    reference: '–',
    ratio: outcome,
    goal: '0 lost, 0 duplicated, audits clean',
    reached: code === 0,
  });
}
