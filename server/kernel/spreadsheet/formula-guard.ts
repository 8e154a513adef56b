import { isCellError } from './cell-error.js';

/**
 * What spreadsheet programs read as the start of a formula, including full-width forms, behind apostrophes that the text has of
 * its own: otherwise those would be taken for the guard.
 */
const FORMULA_START = /^'*[=+\-@\t\r＝＋－＠]/;

const needsGuard = (text: string) => FORMULA_START.test(text) || isCellError(text.replace(/^'+/, ''));

/** Prevents formula injection: `=HYPERLINK(…)` gets a leading apostrophe. So does a text that is no error but looks like one. */
export function neutraliseFormula(text: string): string {
  return needsGuard(text) ? `'${text}` : text;
}

/**
 * Whether a text needs no apostrophe where the style of its cell says that it is a text, as a workbook can: telephones and codes
 * then stay as they were typed. What a reader would take for something else keeps the apostrophe.
 */
export const isQuotedByStyle = (text: string): boolean =>
  /^[=+\-@＝＋－＠]/.test(text) && withoutQuotingFormula(text) === text;

/** Removes the apostrophe again, so that an exported text is imported unchanged. */
export function withoutFormulaGuard(text: string): string {
  return text.startsWith("'") && needsGuard(text) ? text.slice(1) : text;
}

/** `="00123"`: how programs write a text into .csv that spreadsheet programs would take for a number. */
const QUOTED_TEXT = /^="((?:[^"]|"")*)"$/;

/** The text of a formula that is nothing but a text; any other text as it is. */
export function withoutQuotingFormula(text: string): string {
  const [, quoted] = QUOTED_TEXT.exec(text) ?? [];
  return quoted === undefined ? text : quoted.replaceAll('""', '"');
}
