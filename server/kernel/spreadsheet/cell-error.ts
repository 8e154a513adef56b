/** The error codes of BIFF with the text that Excel shows. */
const BY_CODE: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
  0x2b: '#GETTING_DATA',
};

/** The text of an error cell with an unknown code. */
const DEFAULT_ERROR = '#VALUE!';

/** Stands for a formula whose result is missing from the file. */
export const NOT_CALCULATED = '#HESAPLANMADI!';

export const cellErrorText = (code: number): string => BY_CODE[code] ?? DEFAULT_ERROR;

/** The errors as English and Turkish Excel write them into text files. */
const ERRORS: ReadonlySet<string> = new Set([
  ...Object.values(BY_CODE),
  NOT_CALCULATED,
  '#SPILL!',
  '#CALC!',
  '#FIELD!',
  '#BLOCKED!',
  '#BOŞ!',
  '#SAYI/0!',
  '#DEĞER!',
  '#BAŞV!',
  '#AD?',
  '#SAYI!',
  '#YOK',
  '#TAŞMA!',
  '#HESAPLA!',
]);

/** True for `#N/A`, `#YOK`, `#DEĞER!` …: the text of a failed formula. */
export const isCellError = (text: string): boolean => ERRORS.has(text.trim());
