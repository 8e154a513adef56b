import { formatQuantity } from './format';

/** What is said where more is wanted than there is, and the shop gets the rest: «17 adet stokta; kalanı …». */
export function shortageInWords(stock: number, unit: string): string {
  return `${formatQuantity(stock, unit)} stokta; kalanı için teslim süresini sorunuz`;
}
