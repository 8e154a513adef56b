/** Addresses may hold commas: one separates only before the next address, or where no address stands at all. */
const BETWEEN_ADDRESSES = /[;|\n]|,(?=\s*https?:)/i;
const BETWEEN_NAMES = /[;|\n,]/;

/** The addresses and file names of a cell. */
export function splitPictures(text: string): string[] {
  return text
    .split(text.includes('://') ? BETWEEN_ADDRESSES : BETWEEN_NAMES)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
