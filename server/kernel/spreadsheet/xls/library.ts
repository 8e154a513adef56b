/** The library's number formats, which have no types of their own. */
export interface NumberFormats {
  format(code: string, number: number, options: { date1904: boolean }): string;
  /** Codes of the built-in formats by their ids. */
  get_table(): Readonly<Record<number, string | undefined>>;
}

export type XlsLibrary = Omit<typeof import('@e965/xlsx'), 'SSF'> & { SSF: NumberFormats };

/** Loaded with the first file that needs it: half a megabyte of code that most processes never run. */
export function loadXlsLibrary(): Promise<XlsLibrary> {
  return import('@e965/xlsx');
}

/** The tables of code pages that Node does not decode. */
export interface CodePages {
  utils: { decode(codePage: number, bytes: Uint8Array): string };
}

export async function loadCodePages(): Promise<CodePages> {
  return (await import('@e965/xlsx/dist/cpexcel.full.mjs')) as unknown as CodePages;
}
