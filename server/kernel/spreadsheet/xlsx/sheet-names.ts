import { beginningOf } from '../clean-text.js';

/** The longest name that spreadsheet programs open. */
export const MAX_SHEET_NAME = 31;

/** The names of the sheets of a file. A workbook with two equal ones, in whatever case, counts as damaged. */
export class SheetNames {
  readonly all: string[] = [];
  private readonly taken = new Set<string>();

  /** Adds a name, with a number behind it where it is taken already. */
  add(name: string): void {
    let added = name;
    for (let number = 2; this.taken.has(comparable(added)); number++) added = numbered(name, number);
    this.taken.add(comparable(added));
    this.all.push(added);
  }
}

function numbered(name: string, number: number): string {
  const suffix = ` ${number}`;
  return beginningOf(name, MAX_SHEET_NAME - suffix.length).trimEnd() + suffix;
}

/** ı, İ, i and I are one letter: which of them are equal without case depends on the language of the program. */
const comparable = (name: string): string => name.toUpperCase().replaceAll('İ', 'I');
