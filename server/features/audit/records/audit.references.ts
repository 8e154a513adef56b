import type { ChangeText } from './audit.fields.js';
import type { Thing } from './audit-things.js';

/** Fields that hold ids of other things, by the last part of their names, and the kind of these. */
const REFERENCES: Readonly<Record<string, string>> = {
  categoryId: 'category',
  parentId: 'category',
  successorId: 'product',
  equivalentIds: 'product',
  sparePartIds: 'product',
  customerId: 'user',
  ownerId: 'user',
  orderId: 'order',
  quoteId: 'quote',
  renewalOf: 'quote',
};

/** As the values of a list stand in a text. */
const SEPARATOR = ', ';

const idsOf = (text: string | null): string[] => text?.split(SEPARATOR) ?? [];

const kindOf = (field: string): string | undefined => REFERENCES[field.slice(field.lastIndexOf('.') + 1)];

/** The things that a change names by their ids. */
export function thingsIn({ field, before, after }: ChangeText): Thing[] {
  const kind = kindOf(field);
  return kind === undefined ? [] : [...idsOf(before), ...idsOf(after)].map((id) => ({ kind, id }));
}

/** The change with the names of these things in place of their ids. */
export function withNames(change: ChangeText, nameOf: (thing: Thing) => string): ChangeText {
  const kind = kindOf(change.field);
  if (kind === undefined) return change;
  const named = (text: string | null) =>
    text &&
    idsOf(text)
      .map((id) => nameOf({ kind, id }))
      .join(SEPARATOR);
  return { ...change, before: named(change.before), after: named(change.after) };
}
