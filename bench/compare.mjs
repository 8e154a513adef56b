import { report } from './report.mjs';

/** Shop and reference are measured alternately, so that changes in machine load affect both. */
const ROUNDS = 5;

/**
 * Measures shop and reference alternately and reports the ratio of their rates.
 *
 * @param {{ what: string, shop: () => Promise<{ perSecond: number }>,
 *   reference: () => Promise<{ perSecond: number, tool: string }>, goal?: number }} comparison
 */
export async function compareAlternating({ what, shop, reference, goal }) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push([await shop(), await reference()]);
  const [measured, plain] = [0, 1].map((side) => mean(rounds.map((round) => round[side].perSecond)));
  const ratios = rounds.map(([own, other]) => own.perSecond / other.perSecond);
  const ratio = measured / plain;
  report({
    what,
    measured: `${Math.round(measured)}/s`,
    reference: `${Math.round(plain)}/s, ${rounds[0][1].tool}`,
    ratio: `${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    goal: goal === undefined ? '–' : `≥ ${goal}`,
    reached: goal === undefined ? undefined : ratio >= goal,
  });
}

export function mean(values) {
  return values.reduce((sum, value) => sum + value) / values.length;
}
