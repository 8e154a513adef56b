import { report } from './report.mjs';

/** Machines have moods: shop and reference take turns, so that both meet the same. */
const TURNS = 5;

/**
 * Measures shop and reference by turns and reports how the rates compare.
 *
 * @param {{ what: string, shop: () => Promise<{ perSecond: number }>,
 *   reference: () => Promise<{ perSecond: number, tool: string }>, goal?: number }} comparison
 */
export async function compareByTurns({ what, shop, reference, goal }) {
  const turns = [];
  for (let turn = 0; turn < TURNS; turn += 1) turns.push([await shop(), await reference()]);
  const [measured, plain] = [0, 1].map((side) => mean(turns.map((turn) => turn[side].perSecond)));
  const ratios = turns.map(([own, other]) => own.perSecond / other.perSecond);
  const ratio = measured / plain;
  report({
    what,
    measured: `${Math.round(measured)}/s`,
    reference: `${Math.round(plain)}/s, ${turns[0][1].tool}`,
    ratio: `${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
    goal: goal === undefined ? '–' : `≥ ${goal}`,
    reached: goal === undefined ? undefined : ratio >= goal,
  });
}

function mean(values) {
  return values.reduce((sum, value) => sum + value) / values.length;
}
