import { fold } from '../../../kernel/turkish/fold.js';

const CAPITALS = /[A-ZÇĞİÖŞÜ]/g;
const INVARIANT: Readonly<Record<string, string>> = { İ: 'i' };

/** Equal for SKUs that differ in case only. Same as SQL's sku_key. */
export function skuKey(sku: string): string {
  return sku.trim().replace(CAPITALS, (letter) => INVARIANT[letter] ?? letter.toLowerCase());
}

/** Equal for spellings of one brand: «Grundfos» and «GRUNDFOS ». Empty for no brand. */
export function brandKey(name: string): string {
  return fold(oneLine(name));
}

/** Trimmed, with each run of white space replaced by one space. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
