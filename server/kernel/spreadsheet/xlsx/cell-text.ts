import { MAX_CELL_CHARACTERS } from '../sheet.js';

/** Excel's escape for characters that XML cannot contain, such as `_x000D_`. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** Elements that hold the runs of a text. */
const HOLDERS: ReadonlySet<string> = new Set(['si', 'is', 'r', 'c']);

/**
 * Collects the text of a cell from its runs, without phonetic runs of East Asian scripts (`rPh`), and the text beside them: some
 * programs leave out the element of the text.
 */
export class CellText {
  private collected = '';
  private stray = '';
  private withinText = false;
  private withinHolder = false;
  private withinPhoneticRun = false;

  open(name: string): void {
    if (name === 't') this.withinText = true;
    else if (name === 'rPh') this.withinPhoneticRun = true;
    this.withinHolder = HOLDERS.has(name);
  }

  close(name: string): void {
    if (name === 't') this.withinText = false;
    else if (name === 'rPh') this.withinPhoneticRun = false;
    this.withinHolder = true;
  }

  append(chunk: string): void {
    if (this.withinPhoneticRun) return;
    if (this.withinText) this.collected = bounded(this.collected, chunk);
    else if (this.withinHolder) this.stray = bounded(this.stray, chunk);
  }

  /** Returns the text of the runs and starts a new one. */
  take(): string {
    const text = this.collected;
    this.collected = '';
    return text === '' ? '' : unescapeText(text.slice(0, MAX_CELL_CHARACTERS));
  }

  /** Returns the text beside the runs and starts a new one. */
  takeStray(): string {
    const text = this.stray;
    this.stray = '';
    return text === '' ? '' : unescapeText(text.trim().slice(0, MAX_CELL_CHARACTERS));
  }
}

const bounded = (text: string, chunk: string) => (text.length >= MAX_CELL_CHARACTERS ? text : text + chunk);

export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
