import { bagFront } from './bag-filter.mjs';
import { bagSection, bagSheet } from './bag-sheet.mjs';
import { balancingSection, balancingSheet } from './balancing-sheet.mjs';
import { balancingFront } from './balancing-valve.mjs';
import { ballSection, ballSheet } from './ball-sheet.mjs';
import { ballFront } from './ball-valve.mjs';
import { boilerSection, boilerSheet } from './boiler-sheet.mjs';
import { boilerFront } from './boiler-tank.mjs';
import { boosterFront } from './booster-set.mjs';
import { boosterSection, boosterSheet } from './booster-sheet.mjs';
import { brazedFront, brazedSection, brazedSheet } from './brazed-exchanger.mjs';
import { butterflyFront, butterflySection, butterflySheet } from './butterfly-valve.mjs';
import { checkSection } from './check-section.mjs';
import { checkSheet } from './check-sheet.mjs';
import { checkFront } from './check-valve.mjs';
import { circulationFront } from './circulation-pump.mjs';
import { circulationSection } from './circulation-section.mjs';
import { circulationSheet } from './circulation-sheet.mjs';
import { separatorFront } from './dirt-separator.mjs';
import { coilFront, coilSection, coilSheet } from './coil-pipe.mjs';
import { drainageFront } from './drainage-pump.mjs';
import { drainageSection, drainageSheet } from './drainage-sheet.mjs';
import { filterBagFront, filterBagSection, filterBagSheet } from './filter-bag.mjs';
import { gasketedExploded, gasketedFront } from './gasketed-exchanger.mjs';
import { gasketedSheet } from './gasketed-sheet.mjs';
import { plateSetFront, plateSetSection, plateSetSheet } from './plate-set.mjs';
import { separatorSection, separatorSheet } from './separator-sheet.mjs';
import { strainerSection, strainerSheet } from './strainer-sheet.mjs';
import { strainerFront } from './strainer.mjs';

/** How each machine is seen: from the front, cut open (a figure, or panels with a curve), and measured. */
const MACHINES = {
  gasketed: { front: gasketedFront, section: gasketedExploded, sheet: gasketedSheet, caption: 'Parçalar' },
  plates: { front: plateSetFront, section: plateSetSection, sheet: plateSetSheet, caption: 'Plaka ve conta' },
  coil: { front: coilFront, section: coilSection, sheet: coilSheet },
  brazed: { front: brazedFront, section: brazedSection, sheet: brazedSheet },
  boiler: { front: boilerFront, section: boilerSection, sheet: boilerSheet },
  circulation: {
    front: circulationFront,
    panels: circulationSection,
    sheet: circulationSheet,
    caption: 'Kesit ve eğri',
  },
  booster: { front: boosterFront, panels: boosterSection, sheet: boosterSheet, caption: 'Kesit ve eğri' },
  drainage: { front: drainageFront, panels: drainageSection, sheet: drainageSheet, caption: 'Kesit ve eğri' },
  butterfly: { front: butterflyFront, section: butterflySection, sheet: butterflySheet },
  ball: { front: ballFront, section: ballSection, sheet: ballSheet },
  check: { front: checkFront, section: checkSection, sheet: checkSheet },
  balancing: { front: balancingFront, section: balancingSection, sheet: balancingSheet },
  strainer: { front: strainerFront, section: strainerSection, sheet: strainerSheet },
  bag: { front: bagFront, section: bagSection, sheet: bagSheet },
  filterbag: { front: filterBagFront, section: filterBagSection, sheet: filterBagSheet },
  separator: { front: separatorFront, section: separatorSection, sheet: separatorSheet },
};

export const machineNames = Object.keys(MACHINES);

function machineOf(drawing) {
  const machine = MACHINES[drawing.machine];
  if (!machine) throw new Error(`No machine is called ${drawing.machine}`);
  return machine;
}

/** The front view alone. */
export function frontPage(drawing, title) {
  return { title, figures: [machineOf(drawing).front(drawing)] };
}

/**
 * The three pages of a product: front, inside, measures.
 * @param {{ machine: string }} drawing the machine's name with its dimensions
 * @param {{ title: string, code: string, weightKg: string }} texts of the title block
 */
export function pagesOf(drawing, { title, code, weightKg }) {
  const machine = machineOf(drawing);
  const caption = machine.caption ?? 'Kesit';
  const inside = machine.panels
    ? { panels: machine.panels(drawing) }
    : { figures: [machine.section(drawing)] };
  return [
    frontPage(drawing, title),
    { title: `${title}, ${caption.toLocaleLowerCase('tr')}`, ...inside, strip: [caption, code] },
    {
      title: `${title}, ölçü resmi`,
      figures: machine.sheet(drawing),
      strip: ['Ölçü resmi', 'mm', `Ağırlık ${weightKg} kg`, code],
    },
  ];
}
