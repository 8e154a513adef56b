import { asTyped } from './as-typed';

/**
 * A text as searches of the shop compare it: as a keyboard would have typed it, lower case, without diacritics, and with one i for ı, İ, I and i. For marking what was
 * found and for searching what the browser has; the server decides what it finds.
 */
export function fold(text: string): string {
  return Array.from(asTyped(text).normalize('NFC'), foldOne).join('');
}

function foldOne(character: string): string {
  return character
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace('ı', 'i');
}

/** A text as the shop makes an address of it: Isı Eşanjörü is isi-esanjoru. The server has the last word. */
export const slugify = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
