import { fold } from '../../kernel/turkish/fold.js';

const CAPITALS = /[A-ZÇĞİÖŞÜ]/g;
const INVARIANT: Readonly<Record<string, string>> = { İ: 'i' };

/** What two SKUs have in common when they are the same: case does not count, letters do. Twin of SQL's sku_key. */
export function skuKey(sku: string): string {
  return sku.trim().replace(CAPITALS, (letter) => INVARIANT[letter] ?? letter.toLowerCase());
}

/** What «Grundfos» and «GRUNDFOS » have in common. Empty for no brand. */
export function brandKey(name: string): string {
  return fold(oneLine(name));
}

/** Without white space around it, and with one blank for every run inside. */
export function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
