import { fold } from '../turkish/fold.js';
import { type CellValue, isFormatted } from './sheet.js';

const YES: ReadonlySet<string> = new Set(['true', 'dogru', 'evet', '1', 'x', 'var', 'yes']);
const NO: ReadonlySet<string> = new Set(['false', 'yanlis', 'hayir', 'yok', '0', 'no']);

/** The boolean a cell stands for, in Turkish or English; null when it is neither a yes nor a no. */
export function readBoolean(cell: CellValue): boolean | null {
  if (typeof cell === 'boolean') return cell;
  if (isFormatted(cell)) return readBoolean(cell.shown) ?? readBoolean(cell.number ?? null);
  if (typeof cell !== 'string' && typeof cell !== 'number') return null;
  const word = fold(String(cell).trim());
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}
