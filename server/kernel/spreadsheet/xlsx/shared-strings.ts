import { PackedTexts } from '../packed-texts.js';
import { spreadsheetBroken } from '../spreadsheet.refusals.js';
import type { Archive } from './archive.js';
import { CellText } from './cell-text.js';
import { readXml } from './xml.js';

/** More than the cells of any catalogue: what comes after would only fill the memory. */
const MAX_STRINGS = 10_000_000;

/** The table of texts that cells refer to by number. */
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
      strings.add(text.take());
    },
    text: (piece) => text.hear(piece),
  });
  return strings;
}
