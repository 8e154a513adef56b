import { fieldChanges } from '../../../kernel/records/differing-fields.js';
import { type ChangeText, fieldLabel, valueText } from './audit.fields.js';
import { isNamed } from './audit.values.js';

type Fields = Readonly<Record<string, unknown>>;

/** What an event made of a status that it names only in part. */
const STATUS_BEFORE: Readonly<Record<string, string>> = { OrderReactivated: 'cancelled' };
const STATUS_AFTER: Readonly<Record<string, string>> = {
  OrderCancelled: 'cancelled',
  OrderCancelledUnpaid: 'cancelled',
  MessageRead: 'read',
};

/** Says nothing to people: they see it in the name of the thing. */
const NOT_SHOWN = new Set(['from', 'to', 'number', 'differing']);

/** What an event changed: its status first, then what else it says. */
export function eventChanges(type: string, data: object | null, kind: string): ChangeText[] {
  if (data === null) return [];
  const fields = data as Fields;
  if ('before' in fields && 'after' in fields) {
    return entryChanges(kind, sideOf(fields.before), sideOf(fields.after));
  }
  const [before, after] = [fields.from ?? STATUS_BEFORE[type], fields.to ?? STATUS_AFTER[type]];
  const hasStatus = before !== undefined || after !== undefined;
  const others = Object.entries(fields).filter(
    ([name, value]) => !NOT_SHOWN.has(name) && !isMarkOfOld(name, value) && isSaid(value),
  );
  return [
    ...(hasStatus ? [changeText('status', { before, after }, kind)] : []),
    ...others.map(([name, value]) => changeText(name, { after: value }, kind)),
  ];
}

/** The fields in which an entry differs, those first that say how it stands; what several people edit is stored with its version around it. */
export function entryChanges(kind: string, before: Fields | null, after: Fields | null): ChangeText[] {
  const [earlier, later] = [fieldsOf(before), fieldsOf(after)];
  return fieldChanges(earlier, later)
    .filter(({ field }) => !NOT_SHOWN.has(field))
    .sort((one, other) => Number(isNamed(other.field)) - Number(isNamed(one.field)))
    .map(({ field, ...values }) => changeText(field, values, kind));
}

const sideOf = (value: unknown): Fields | null => value as Fields | null;

function fieldsOf(side: Fields | null): Fields {
  const inner = side?.fields;
  return (typeof inner === 'object' && inner !== null ? inner : (side ?? {})) as Fields;
}

const changeText = (
  field: string,
  { before, after }: { before?: unknown; after?: unknown },
  kind: string,
): ChangeText => ({
  field,
  label: fieldLabel(field),
  before: valueText(field, before, kind),
  after: valueText(field, after, kind),
});

/** Payments of before covered the total whatever their amount; that today's do not says nothing of theirs. */
const isMarkOfOld = (name: string, value: unknown): boolean => name === 'coversTotal' && value === false;

const isSaid = (value: unknown): boolean =>
  value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
