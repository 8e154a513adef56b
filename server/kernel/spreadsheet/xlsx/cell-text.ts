import { MAX_CELL_CHARACTERS } from '../sheet.js';

/** Excel writes characters that XML cannot hold as `_x000D_`. */
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** Collects the text of a cell from its runs; readings aids for East Asian scripts (`rPh`) are no part of it. */
export class CellText {
  private collected = '';
  private withinText = false;
  private withinReading = false;

  open(name: string): void {
    if (name === 't') this.withinText = true;
    else if (name === 'rPh') this.withinReading = true;
  }

  close(name: string): void {
    if (name === 't') this.withinText = false;
    else if (name === 'rPh') this.withinReading = false;
  }

  hear(piece: string): void {
    if (!this.withinText || this.withinReading || this.collected.length >= MAX_CELL_CHARACTERS) return;
    this.collected += piece;
  }

  /** The text collected so far; starts the next. */
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
