import { PackedTexts } from '../packed-texts.js';
import { spreadsheetBroken } from '../spreadsheet.refusals.js';
import type { Archive } from './archive.js';
import { CellText } from './cell-text.js';
import { readXml } from './xml.js';

/** More than any catalog has cells; protects memory against hostile files. */
const MAX_STRINGS = 10_000_000;

/** Reads the table of texts that cells refer to by index. */
export async function readSharedStrings(archive: Archive, part: string | undefined): Promise<PackedTexts> {
  const strings = new PackedTexts();
  if (part === undefined || !archive.has(part)) return strings;
  const text = new CellText();
  await readXml(archive, part, Infinity, {
    open: (name) => text.open(name),
    close(name) {
      text.close(name);
      if (name !== 'si') return;
      if (strings.count === MAX_STRINGS) throw spreadsheetBroken({ where: part });
      const [runs, stray] = [text.take(), text.takeStray()];
      strings.add(runs || stray);
    },
    text: (chunk) => text.append(chunk),
  });
  return strings;
}
