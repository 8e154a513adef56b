import { fold } from '../turkish/fold.js';
import type { CellValue } from './sheet.js';

const YES: ReadonlySet<string> = new Set(['true', 'dogru', 'evet', '1', 'x', 'var', 'yes']);
const NO: ReadonlySet<string> = new Set(['false', 'yanlis', 'hayir', 'yok', '0', 'no']);

/** What a cell says to a yes-or-no question, in Turkish or English; nothing when it says neither. */
export function readBoolean(cell: CellValue): boolean | null {
  if (typeof cell === 'boolean') return cell;
  if (typeof cell !== 'string' && typeof cell !== 'number') return null;
  const word = fold(String(cell).trim());
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}
