import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;

/** A field by its dotted name, with its value before and after; undefined where it was not there. */
export interface FieldChange {
  field: string;
  before: unknown;
  after: unknown;
}

/**
 * Dotted names of the fields in which two JSON documents differ: `seo.title`, `navigation.iletisim.url`. Items of a
 * list are named by their `id` where all have one; a list that differs in length or order is named as a whole.
 *
 * @returns the names in alphabetical order
 */
export const differingFields = (before: unknown, after: unknown): string[] =>
  fieldChanges(before, after).map(({ field }) => field);

/** The same with the values. */
export function fieldChanges(before: unknown, after: unknown, path = ''): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  const [fieldsBefore, fieldsAfter] = comparableFields(before, after);
  if (!fieldsBefore || !fieldsAfter) return [{ field: path, before, after }];
  const names = new Set([...Object.keys(fieldsBefore), ...Object.keys(fieldsAfter)]);
  return [...names]
    .sort()
    .flatMap((name) => fieldChanges(fieldsBefore[name], fieldsAfter[name], path ? `${path}.${name}` : name));
}

function comparableFields(before: unknown, after: unknown): [Fields?, Fields?] {
  if (isFields(before) && isFields(after)) return [before, after];
  if (!isListWithIds(before) || !isListWithIds(after)) return [];
  const isSameSequence = isDeepStrictEqual(idsOf(before), idsOf(after));
  return isSameSequence ? [byId(before), byId(after)] : [];
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListWithIds = (value: unknown): value is { id: string }[] =>
  Array.isArray(value) && value.every((item) => isFields(item) && typeof item.id === 'string');

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

const byId = (list: readonly { id: string }[]): Fields =>
  Object.fromEntries(list.map((item) => [item.id, item]));
