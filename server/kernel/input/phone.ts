import { asTyped } from './code-text.js';

/** Companies are called by seven digits, 444 0 555, from anywhere in the country: without an area code, and not from abroad. */
const SHORT = /^(?:0090|90|0)?(444\d{4})$/;

const shortNumber = (typed: string) => SHORT.exec(typed.replace(/\D/g, ''))?.[1];

export const isShortNumber = (typed: string): boolean => shortNumber(typed) !== undefined;

/** A phone number as it is stored: a Turkish one as +90 and ten digits, or 444 and four, however it was typed; others as typed. */
export function storedPhone(typed: string): string {
  const number = asTyped(typed).trim();
  const isForeign = /^(?:\+|00)(?!90)/.test(number.replace(/[^+\d]/g, ''));
  if (isForeign) return number;
  const national = /^(?:0090|90|0)?([2-58]\d{9})$/.exec(number.replace(/\D/g, ''))?.[1];
  return national === undefined ? (shortNumber(number) ?? number) : `+90${national}`;
}
