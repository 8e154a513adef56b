import { execFileSync } from 'node:child_process';
import { OperatorError } from '../operator/operator-error.mjs';
import { PROJECT_ROOT } from '../project.mjs';

/** All browser tests take an hour of two slow cores: so many commits in a row run all of them. */
const PARTS = 4;

/**
 * The steps that are run in parts, each with the part that is due.
 * @param {import('./steps.mjs').Step[]} steps
 * @param {{ isNamed: boolean, BROWSER?: string, countCommits?: () => number }} run whether the steps were named, which runs all of
 *   them; `BROWSER` overrules it: `all`, or `2/4`
 * @throws {OperatorError} for a `BROWSER` that is neither
 */
export function withParts(steps, { isNamed, BROWSER, countCommits = commitsOfProject }) {
  const part = BROWSER ?? (isNamed ? 'all' : `${(countCommits() % PARTS) + 1}/${PARTS}`);
  const [, one = '1', all = '1'] = /^(\d+)\/(\d+)$/.exec(part) ?? [];
  if ((part !== 'all' && part !== `${one}/${all}`) || Number(one) < 1 || Number(one) > Number(all)) {
    throw new OperatorError(`BROWSER: "${part}" is neither all nor a part such as 2/4.`);
  }
  if (part === 'all') return steps;
  return steps.map((step) =>
    step.isInParts ? { ...step, title: `${step.title} ${part}`, args: [`--shard=${part}`] } : step,
  );
}

/** 0 where there is no Git. */
function commitsOfProject() {
  try {
    const output = execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: PROJECT_ROOT, stdio: 'pipe' });
    return Number(output);
  } catch {
    return 0;
  }
}
