import { fold } from '../../../shop/fold';

/** A line of a pasted list: what stands in it, as written, and how many are wanted. */
export interface CodeRow {
  readonly row: number;
  readonly written: string;
  readonly code: string;
  readonly quantity: number;
}

const SEPARATED = /^(.*?)(?:\s*[;\t|]\s*|\s{2,})(\d{1,6})(?:\s*\p{L}{0,8}\.?)?\s*$/u;

/** Rows of «code; quantity», as two columns of a sheet are pasted. Without a quantity one is wanted; empty rows are none. */
export function readCodeList(pasted: string): CodeRow[] {
  return pasted.split(/\r?\n/).flatMap((line, index): CodeRow[] => {
    const text = line.trim();
    if (text === '') return [];
    const [, code, quantity] = SEPARATED.exec(text) ?? [text, text, '1'];
    if (!code) return [];
    return [{ row: index + 1, written: text, code: code.trim(), quantity: Math.max(1, Number(quantity)) }];
  });
}

/** What a written code is compared with. */
export interface CodedProduct {
  readonly sku: string;
  readonly model: string;
}

const bare = (text: string) => fold(text).replace(/[^a-z0-9]/g, '');

/** The one product whose stock code or model is what was written, whatever its punctuation; undefined where it is none or several. */
export function productOfCode<T extends CodedProduct>(code: string, products: readonly T[]): T | undefined {
  const wanted = bare(code);
  if (wanted === '') return undefined;
  const bySku = products.filter(({ sku }) => bare(sku) === wanted);
  if (bySku.length > 0) return bySku.length === 1 ? bySku[0] : undefined;
  const byModel = products.filter(({ model }) => bare(model) === wanted);
  return byModel.length === 1 ? byModel[0] : undefined;
}
