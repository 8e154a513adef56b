import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../bin/processes/ports.mjs';
import { report } from './report.mjs';
import { TREE } from './tree.mjs';

const MAX_SECONDS = 5;
const READY_TIMEOUT_MS = 300_000;
const POLL_MS = 20;

/** `npm start` on a data directory of its own: the first run installs the demo, the second is measured until a page answers. */
export async function benchStartUp() {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-start-'));
  try {
    const first = await secondsUntilAnswer(dataDir);
    const second = await secondsUntilAnswer(dataDir);
    report({
      what: 'second `npm start` until it answers',
      measured: `${second.toFixed(1)} s`,
      reference: `${first.toFixed(1)} s the first time, with the demo catalog`,
      ratio: `${second.toFixed(1)} s`,
      goal: `≤ ${MAX_SECONDS} s`,
      reached: second <= MAX_SECONDS,
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function secondsUntilAnswer(dataDir) {
  const port = await freePort();
  const start = performance.now();
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir };
  for (const name of ['DATABASE_URL', 'REDIS_URL', 'MASTER_KEY', 'HOST', 'PUBLIC_URL']) delete env[name];
  const child = spawn('npm', ['start'], {
    cwd: TREE,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await answers(`http://127.0.0.1:${port}/`, start + READY_TIMEOUT_MS);
    return (performance.now() - start) / 1_000;
  } finally {
    // As Ctrl-C in a terminal: npm and what it started.
    process.kill(-child.pid, 'SIGINT');
    await ended;
  }
}

async function answers(url, deadline) {
  for (;;) {
    const isAnswered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isAnswered) return;
    if (performance.now() > deadline) throw new Error('npm start does not answer');
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
