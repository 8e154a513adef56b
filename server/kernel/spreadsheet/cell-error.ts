/** The error codes of BIFF, as the program shows them. */
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

/** What an error cell holds when the file does not say more. */
const SOME_ERROR = '#VALUE!';

/** A formula that the program which wrote the file never calculated. */
export const NOT_CALCULATED = '#HESAPLANMADI!';

export const cellErrorText = (code: number): string => BY_CODE[code] ?? SOME_ERROR;

/** The same errors the way English and Turkish Excel write them into text files. */
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

/** True for `#N/A`, `#YOK`, `#DEĞER!` …: what a formula shows that found no result. */
export const isCellError = (text: string): boolean => ERRORS.has(text.trim());
