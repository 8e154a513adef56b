import { type FormFaults } from './form-faults';
import { textOf } from './text-of';

/** What is said when any of these fields is blank; nothing when all are filled in. */
export function missingFields(
  values: FormData,
  names: readonly string[],
  message: string,
): FormFaults | undefined {
  const missing = names.filter((name) => textOf(values, name).trim() === '');
  if (missing.length === 0) return undefined;
  return { message, fields: Object.fromEntries(missing.map((name) => [name, 'Bu alan zorunludur.'])) };
}
