import path from 'node:path';
import type { DateEpoch } from '../excel-date.js';
import { spreadsheetBroken, spreadsheetUnknownKind } from '../spreadsheet.refusals.js';
import type { Archive } from './archive.js';
import { readXml } from './xml.js';

const MAX_BYTES = 8 * 1024 * 1024;
const ROOT_RELATIONS = '_rels/.rels';

/** The names of a workbook's parts, from its relationship files. */
export interface WorkbookParts {
  /** Visible worksheets in tab order. */
  sheets: { name: string; part: string }[];
  sharedStrings?: string;
  styles?: string;
  epoch: DateEpoch;
  /** Whether the program that wrote it left its formulas to be calculated by the one that opens it: their zeros are no results. */
  isUncalculated: boolean;
}

interface Relation {
  /** Last segment of the type URI: `worksheet`, `styles` …; the rest differs between editions of the standard. */
  kind: string;
  part: string;
}

/** @throws SPREADSHEET_UNKNOWN_KIND, SPREADSHEET_BROKEN */
export async function readWorkbookParts(archive: Archive): Promise<WorkbookParts> {
  const workbook = await findWorkbook(archive);
  const relations = await readRelations(archive, relationsOf(workbook));
  const { tabs, ...settings } = await readTabs(archive, workbook);
  const sheets = tabs.flatMap(({ name, relationId }) => {
    const relation = relations.get(relationId);
    return relation?.kind === 'worksheet' ? [{ name, part: relation.part }] : [];
  });
  const partOf = (kind: string) => [...relations.values()].find((relation) => relation.kind === kind)?.part;
  return { sheets, sharedStrings: partOf('sharedStrings'), styles: partOf('styles'), ...settings };
}

async function findWorkbook(archive: Archive): Promise<string> {
  if (!archive.has(ROOT_RELATIONS)) throw spreadsheetUnknownKind({ found: archiveKind(archive) });
  const relations = await readRelations(archive, ROOT_RELATIONS);
  const main = [...relations.values()].find((relation) => relation.kind === 'officeDocument')?.part;
  if (main === undefined) throw spreadsheetBroken({ where: ROOT_RELATIONS });
  if (main.endsWith('.bin')) throw spreadsheetUnknownKind({ found: 'Excel ikili çalışma kitabı, .xlsb' });
  if (!main.endsWith('.xml') || main.startsWith('word/') || main.startsWith('ppt/')) {
    throw spreadsheetUnknownKind({ found: 'başka bir Office belgesi' });
  }
  return main;
}

function archiveKind(archive: Archive): string {
  return archive.has('mimetype') && archive.has('content.xml') ? 'LibreOffice belgesi, .ods' : 'zip arşivi';
}

/** `xl/workbook.xml` → `xl/_rels/workbook.xml.rels` */
function relationsOf(part: string): string {
  const slash = part.lastIndexOf('/') + 1;
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`;
}

async function readRelations(archive: Archive, part: string): Promise<Map<string, Relation>> {
  const folder = part.slice(0, part.lastIndexOf('_rels/'));
  const relations = new Map<string, Relation>();
  await readXml(archive, part, MAX_BYTES, {
    open(name, { Id, Type, Target }) {
      if (name !== 'Relationship' || !Id || !Type || !Target) return;
      relations.set(Id, {
        kind: Type.slice(Type.lastIndexOf('/') + 1),
        part: resolvePart(archive, folder, Target),
      });
    },
    close: () => undefined,
  });
  return relations;
}

/**
 * Targets are relative to the folder of the part, or absolute with a leading slash; percent-encoded or as the part is called:
 * programs differ where its name has blanks or Turkish letters.
 */
function resolvePart(archive: Archive, folder: string, target: string): string {
  const { pathname } = new URL(target, `zip://parts/${folder}`);
  const literal = path.posix.join('/', target.startsWith('/') ? '' : folder, target);
  const spellings = [literal, pathname, decoded(literal), decoded(pathname)].map((name) => name.slice(1));
  return spellings.find((name) => archive.has(name)) ?? pathname.slice(1);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // A percent sign of its own.
    return name;
  }
}

interface Tab {
  name: string;
  relationId: string;
}

type Settings = Pick<WorkbookParts, 'epoch' | 'isUncalculated'>;

async function readTabs(archive: Archive, workbook: string): Promise<Settings & { tabs: Tab[] }> {
  const tabs: Tab[] = [];
  let epoch: DateEpoch = 1900;
  let isUncalculated = false;
  await readXml(archive, workbook, MAX_BYTES, {
    open(name, attributes) {
      if (name === 'workbookPr') epoch = isOn(attributes.date1904) ? 1904 : 1900;
      if (name === 'calcPr') isUncalculated = isOn(attributes.fullCalcOnLoad);
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const [, relationId] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      if (relationId !== undefined) tabs.push({ name: attributes.name ?? '', relationId });
    },
    close: () => undefined,
  });
  return { tabs, epoch, isUncalculated };
}

const isOn = (attribute: string | undefined) => attribute === '1' || attribute === 'true';
