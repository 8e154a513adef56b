/** A phone number as it is stored: a Turkish one as +90 and ten digits, however it was typed; others as typed. */
export function storedPhone(typed: string): string {
  const number = typed.trim();
  const isForeign = /^(?:\+|00)(?!90)/.test(number.replace(/[^+\d]/g, ''));
  const national = /^(?:0090|90|0)?([2-58]\d{9})$/.exec(number.replace(/\D/g, ''))?.[1];
  return national === undefined || isForeign ? number : `+90${national}`;
}
