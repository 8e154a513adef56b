const SHAPE = /^TR\d{24}$/;
const LETTERS_AS_DIGITS = '2927';
const CHECKED_MODULO = 97n;

/** Whether the check digits of a Turkish IBAN fit it (ISO 7064, mod 97-10). Written without blanks, in capitals. */
export function isIban(iban: string): boolean {
  if (!SHAPE.test(iban)) return false;
  const [check, account] = [iban.slice(2, 4), iban.slice(4)];
  return BigInt(`${account}${LETTERS_AS_DIGITS}${check}`) % CHECKED_MODULO === 1n;
}
