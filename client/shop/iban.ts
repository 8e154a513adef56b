const LETTER_A = 'A'.charCodeAt(0);
const VALUE_OF_A = 10;
const CHECKED_BY = 97;
const CHECKED_REST = 1;

/** tr33 0006… → TR330006… */
export const compactIban = (typed: string): string => typed.replace(/\s/g, '').toUpperCase();

/** TR330006… → TR33 0006 … */
export const groupIban = (iban: string): string => compactIban(iban).replace(/(.{4})(?=.)/g, '$1 ');

/** Whether it is written as Turkish ones are. */
export const isTurkishIban = (typed: string): boolean => /^TR\d{24}$/.test(compactIban(typed));

/** Whether its check digits fit the rest: ISO 13616, by the rest of a division by 97 (ISO 7064). */
export function hasRightCheckDigits(typed: string): boolean {
  const iban = compactIban(typed);
  const moved = iban.slice(4) + iban.slice(0, 4);
  const digits = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - LETTER_A + VALUE_OF_A));
  let rest = 0;
  // The whole number has more digits than a number of the language is exact in.
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % CHECKED_BY;
  return rest === CHECKED_REST;
}
