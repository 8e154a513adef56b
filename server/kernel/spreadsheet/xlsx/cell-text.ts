import { MAX_CELL_CHARACTERS } from '../sheet.js';

/** Excel's escape for characters that XML cannot contain, such as `_x000D_`. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** Collects the text of a cell from its runs, without phonetic runs of East Asian scripts (`rPh`). */
export class CellText {
  private collected = '';
  private withinText = false;
  private withinPhoneticRun = false;

  open(name: string): void {
    if (name === 't') this.withinText = true;
    else if (name === 'rPh') this.withinPhoneticRun = true;
  }

  close(name: string): void {
    if (name === 't') this.withinText = false;
    else if (name === 'rPh') this.withinPhoneticRun = false;
  }

  append(chunk: string): void {
    if (!this.withinText || this.withinPhoneticRun || this.collected.length >= MAX_CELL_CHARACTERS) return;
    this.collected += chunk;
  }

  /** Returns the collected text and starts a new one. */
  take(): string {
    const text = unescapeText(this.collected.slice(0, MAX_CELL_CHARACTERS));
    this.collected = '';
    return text;
  }
}

export function unescapeText(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
