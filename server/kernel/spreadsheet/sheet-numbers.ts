import { NO_EVIDENCE, type NumberEvidence, withEvidenceOf } from './number-text.js';
import type { SheetRow } from './sheet.js';

/** What the texts of a sheet tell of how it writes numbers, by the position of their column. */
export type SheetEvidence = Readonly<Record<number, NumberEvidence>>;

/** Collects what the rows of a sheet tell. */
export class SheetNumbers {
  private readonly columns: Record<number, NumberEvidence> = {};

  get evidence(): SheetEvidence {
    return this.columns;
  }

  add({ cells }: Pick<SheetRow, 'cells'>): void {
    for (const [position, cell] of cells.entries()) {
      if (typeof cell !== 'string') continue;
      const known = this.columns[position] ?? NO_EVIDENCE;
      const more = withEvidenceOf(cell, known);
      if (more !== known) this.columns[position] = more;
    }
  }
}
