/** Addresses may contain commas: one separates only before the next address, or where there is no address. */
const BETWEEN_ADDRESSES = /[;|\n]|,(?=\s*https?:)/i;
const BETWEEN_NAMES = /[;|\n,]/;

/** The addresses and file names of a cell. */
export function splitPictures(text: string): string[] {
  return text
    .split(text.includes('://') ? BETWEEN_ADDRESSES : BETWEEN_NAMES)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
