import { bagFront } from './filter/bag-filter.mjs';
import { bagSection, bagSheet } from './filter/bag-sheet.mjs';
import { balancingSection, balancingSheet } from './valve/balancing-sheet.mjs';
import { balancingFront } from './valve/balancing-valve.mjs';
import { ballSection, ballSheet } from './valve/ball-sheet.mjs';
import { ballFront } from './valve/ball-valve.mjs';
import { boilerSection, boilerSheet } from './boiler/boiler-sheet.mjs';
import { boilerFront } from './boiler/boiler-tank.mjs';
import { boosterFront } from './pump/booster-set.mjs';
import { boosterSection, boosterSheet } from './pump/booster-sheet.mjs';
import { brazedFront, brazedSection, brazedSheet } from './exchanger/brazed-exchanger.mjs';
import { butterflyFront, butterflySection, butterflySheet } from './valve/butterfly-valve.mjs';
import { checkSection } from './valve/check-section.mjs';
import { checkSheet } from './valve/check-sheet.mjs';
import { checkFront } from './valve/check-valve.mjs';
import { circulationFront } from './pump/circulation-pump.mjs';
import { circulationSection } from './pump/circulation-section.mjs';
import { circulationSheet } from './pump/circulation-sheet.mjs';
import { separatorFront } from './filter/dirt-separator.mjs';
import { coilFront, coilSection, coilSheet } from './boiler/coil-pipe.mjs';
import { drainageFront } from './pump/drainage-pump.mjs';
import { drainageSection, drainageSheet } from './pump/drainage-sheet.mjs';
import { filterBagFront, filterBagSection, filterBagSheet } from './filter/filter-bag.mjs';
import { gasketedExploded, gasketedFront } from './exchanger/gasketed-exchanger.mjs';
import { gasketedSheet } from './exchanger/gasketed-sheet.mjs';
import { plateSetFront, plateSetSection, plateSetSheet } from './exchanger/plate-set.mjs';
import { separatorSection, separatorSheet } from './filter/separator-sheet.mjs';
import { strainerSection, strainerSheet } from './filter/strainer-sheet.mjs';
import { strainerFront } from './filter/strainer.mjs';

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
