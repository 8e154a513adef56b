const LETTERS = 2;

/** The first two letters of the shop's name in Turkish capitals: iş güvenliği → İŞ. */
export function siteInitials(siteName: string): string {
  const letters = siteName.normalize('NFC').match(/[\p{L}\p{N}]/gu) ?? [];
  return letters.slice(0, LETTERS).join('').toLocaleUpperCase('tr');
}
