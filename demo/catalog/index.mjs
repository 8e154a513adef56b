import { bagFilters } from './bag-filters.mjs';
import { balancingValves } from './balancing-valves.mjs';
import { ballValves } from './ball-valves.mjs';
import { boosterSets } from './booster-sets.mjs';
import { brazedExchangers } from './brazed-exchangers.mjs';
import { butterflyValves } from './butterfly-valves.mjs';
import { checkValves } from './check-valves.mjs';
import { circulationPumps } from './circulation-pumps.mjs';
import { drainagePumps } from './drainage-pumps.mjs';
import { enamelledBoilers } from './enamelled-boilers.mjs';
import { gasketedExchangers } from './gasketed-exchangers.mjs';
import { separators } from './separators.mjs';
import { stainlessBoilers } from './stainless-boilers.mjs';
import { strainers } from './strainers.mjs';

export { categories } from './categories.mjs';

/** Neighbours belong to different root categories, so that the newest products come from the whole shop. */
const PRODUCT_GROUPS = [
  separators,
  balancingValves,
  stainlessBoilers,
  boosterSets,
  checkValves,
  brazedExchangers,
  drainagePumps,
  bagFilters,
  ballValves,
  enamelledBoilers,
  strainers,
  circulationPumps,
  butterflyValves,
  gasketedExchangers,
];

/** Interleaves the groups, so that the newest products of every group come last. */
function interleave(groups) {
  const rounds = Math.max(...groups.map((group) => group.length));
  const fromNewest = Array.from({ length: rounds }, (_, back) =>
    groups.map((group) => group[group.length - 1 - back]).filter(Boolean),
  );
  return fromNewest.reverse().flat();
}

/** All products, the newest last. */
export const products = interleave(PRODUCT_GROUPS);
