import { measureResponses, p95 } from './load.mjs';
import { report } from './report.mjs';

const REQUESTS = 200;
const WARM_UP = 20;
const MAX_GROWTH = 2;

/**
 * Asks a question of the panel of shops with few records and with many in turns, so that the machine is as busy for all.
 *
 * @param {{ name: string, noun: string, maxMs: number,
 *   question: (n: number, size: number, ids: string[]) => { query: string, variables: object } }} asked `question` is what is
 *   asked the n-th time of a shop with `size` records, some of them with these ids
 * @param {{ size: number, ids: string[], ask: (body: object) => Promise<Response> }[]} shops the smallest first
 */
export async function measureQuestion({ name, noun, question, maxMs }, shops) {
  const times = shops.map(() => []);
  for (let n = 0; n < WARM_UP + REQUESTS; n++) {
    for (const [index, { ask, size, ids }] of shops.entries()) {
      const [ms] = await measureResponses(async () => {
        const body = await (await ask(question(n, size, ids))).text();
        if (body.includes('"errors"')) throw new Error(`${name}: ${body.slice(0, 300)}`);
      }, 1);
      if (n >= WARM_UP) times[index].push(ms);
    }
  }
  const p95s = times.map(p95);
  const [few, many] = [p95s[0], p95s.at(-1)];
  report({
    what: `panel: ${name}, p95 from ${shops[0].size} to ${shops.at(-1).size} ${noun}`,
    measured: `${many.toFixed(1)} ms`,
    reference: `${few.toFixed(1)} ms`,
    ratio: `${(many / few).toFixed(2)} ×`,
    goal: `≤ ${MAX_GROWTH} ×, ≤ ${maxMs} ms`,
    reached: many / few <= MAX_GROWTH && many <= maxMs,
  });
}
