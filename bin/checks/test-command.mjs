import { runCommand } from '../launcher/command.mjs';
import { OperatorError } from '../operator/operator-error.mjs';
import { ensureInstalled } from '../installation/install.mjs';
import { print } from '../operator/terminal.mjs';
import { withParts } from './browser-parts.mjs';
import { closingLine, sum } from './counts.mjs';
import { runInLanes } from './lanes.mjs';
import { runStep } from './run-step.mjs';
import { slowestLine } from './slowest.mjs';
import { stepReport } from './step-report.mjs';
import { chooseSteps } from './steps.mjs';

const TITLE_WIDTH = 19;
/** Of the gates that only read sources, most keep one core busy. */
const GATES_AT_ONCE = 2;
/** A step that takes longer names its slowest files. */
const LONG_SECONDS = 60;

/** `npm test`: every step runs, also after a failure; the closing line counts them all. */
export function testCommand(names) {
  return runCommand(async (lifetime) => {
    const { BROWSER } = process.env;
    const steps = withParts(choose(names), { isNamed: names.length > 0, BROWSER });
    print();
    await ensureInstalled('everything', lifetime.signal);
    const run = (step) => runTimed(step, lifetime);
    const gates = runInLanes(steps.filter(readsSourcesOnly), run, GATES_AT_ONCE);
    const counts = [];
    for (const step of steps) {
      counts.push(await report(step, () => gates.get(step) ?? run(step)));
      lifetime.signal.throwIfAborted();
    }
    const total = sum(counts);
    process.stdout.write(`\n${closingLine(total)}\n`);
    return total.failed === 0 ? 0 : 1;
  });
}

function choose(names) {
  try {
    return chooseSteps(names);
  } catch (error) {
    throw new OperatorError(error.message);
  }
}

function readsSourcesOnly({ kind, needs }) {
  return kind === 'gate' && !needs;
}

async function runTimed(step, lifetime) {
  const startedAt = Date.now();
  const outcome = await runStep(step, lifetime);
  return { outcome, seconds: ((Date.now() - startedAt) / 1000).toFixed(1) };
}

async function report(step, run) {
  process.stdout.write(`  ${step.title.padEnd(TITLE_WIDTH)}`);
  const { outcome, seconds } = await run();
  const { counts } = outcome;
  process.stdout.write(`${resultText(step, counts).padEnd(TITLE_WIDTH)}${seconds.padStart(6)} s\n`);
  const { times = [] } = outcome;
  if (Number(seconds) > LONG_SECONDS && times.length > 1) {
    process.stdout.write(`    slowest: ${slowestLine(times)}\n`);
  }
  if (counts.failed > 0 || counts.skipped > 0) {
    process.stdout.write(`\n${stepReport(step.name, outcome)}\n\n`);
  }
  return counts;
}

function resultText(step, counts) {
  const isGate = step.kind === 'gate' || step.kind === 'build';
  if (isGate) return counts.failed === 0 ? 'ok' : 'FAILED';
  const parts = Object.entries(counts).filter(([, count]) => count > 0);
  return parts.map(([name, count]) => `${count} ${name === 'failed' ? 'FAILED' : name}`).join(', ') || 'none';
}
