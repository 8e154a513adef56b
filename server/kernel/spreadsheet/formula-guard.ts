/** Characters that spreadsheet programs read as the start of a formula, including full-width forms. */
const FORMULA_START = /^[=+\-@\t\r＝＋－＠]/;
const GUARDED = /^'(?=[=+\-@\t\r＝＋－＠])/;

/** Prevents formula injection: `=HYPERLINK(…)` gets a leading apostrophe. */
export function neutraliseFormula(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/** Removes the apostrophe again, so that an exported text is imported unchanged. */
export function withoutFormulaGuard(text: string): string {
  return text.replace(GUARDED, '');
}
