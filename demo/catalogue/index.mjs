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

/** No two neighbours of one root category, so that «en yeni» shows the whole shop. */
const SHELVES = [
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

/** One of each shelf by turns, so that the last rounds hold the newest of every shelf. */
function byTurns(shelves) {
  const rounds = Math.max(...shelves.map((shelf) => shelf.length));
  const fromNewest = Array.from({ length: rounds }, (_, back) =>
    shelves.map((shelf) => shelf[shelf.length - 1 - back]).filter(Boolean),
  );
  return fromNewest.reverse().flat();
}

/** All products, the newest last. */
export const products = byTurns(SHELVES);
