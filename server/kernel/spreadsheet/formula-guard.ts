/** What a spreadsheet program takes for the begin of a formula; full-width forms included. */
const FORMULA_BEGIN = /^[=+\-@\t\r＝＋－＠]/;
const GUARDED = /^'(?=[=+\-@\t\r＝＋－＠])/;

/** A text that no spreadsheet program runs: `=HYPERLINK(…)` gets an apostrophe in front. */
export function neutraliseFormula(text: string): string {
  return FORMULA_BEGIN.test(text) ? `'${text}` : text;
}

/** Takes the apostrophe away again, so that what was written out comes back the same. */
export function withoutFormulaGuard(text: string): string {
  return text.replace(GUARDED, '');
}
