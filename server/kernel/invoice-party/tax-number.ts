/** VKN: ten digits; the last one follows from the others. */
export function isTaxNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const sum = Array.from(digits.slice(0, 9)).reduce((total, digit, index) => {
    const shifted = (Number(digit) + 9 - index) % 10;
    return total + (shifted === 0 ? 0 : (shifted * 2 ** (9 - index)) % 9 || 9);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(digits[9]);
}

/** TCKN: eleven digits; the last two follow from the others. */
export function isNationalId(digits: string): boolean {
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const number = Array.from(digits, Number);
  const sumOf = (places: readonly number[]) => places.reduce((sum, place) => sum + (number[place] ?? 0), 0);
  const tenth = (7 * sumOf([0, 2, 4, 6, 8]) - sumOf([1, 3, 5, 7])) % 10;
  const eleventh = sumOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) % 10;
  return (tenth + 10) % 10 === number[9] && eleventh === number[10];
}
