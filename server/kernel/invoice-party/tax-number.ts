/** VKN: ten digits; the last one follows from the others. */
export function isTaxNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false;
  const sum = Array.from(digits.slice(0, 9)).reduce((total, digit, index) => {
    const shifted = (Number(digit) + 9 - index) % 10;
    return total + (shifted === 0 ? 0 : (shifted * 2 ** (9 - index)) % 9 || 9);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(digits[9]);
}
