import { type RecordField } from './record';
import { lastChangeOf, mergeRecords, valuesAt } from './record-merge';

const WHOLE = { label: '', text: String, read: (stored: unknown) => stored as never };
const FIELDS = { fields: { shipped: WHOLE, paid: WHOLE, days: WHOLE } };
const BEGUN = { shipped: true, paid: true, days: [1, 2] };

it('merges what only one of two people changed', () => {
  const mine = { ...BEGUN, paid: false };
  const theirs = { ...BEGUN, shipped: false, days: [1] };
  expect(mergeRecords(FIELDS, BEGUN, mine, theirs)).toEqual({
    values: { shipped: false, paid: false, days: [1] },
    conflicts: [],
  });
});

it('asks only about fields that both changed, each to another value, and stays with what was typed', () => {
  const mine = { shipped: false, paid: false, days: [2] };
  const theirs = { shipped: false, paid: true, days: [1] };
  expect(mergeRecords(FIELDS, BEGUN, mine, theirs)).toEqual({
    values: { shipped: false, paid: false, days: [2] },
    conflicts: [{ field: 'days', theirs: [1], mine: [2] }],
  });
});

it('compares only what counts of a field', () => {
  const stock = { ...WHOLE, key: ({ typed }: { typed: string }) => typed };
  const field = (typed: string, seen: number) => ({ stock: { typed, seen } });
  expect(mergeRecords({ fields: { stock } }, field('', 5), field('9', 5), field('', 3))).toEqual({
    values: field('9', 5),
    conflicts: [],
  });
});

const SWITCH: RecordField<boolean> = {
  label: 'Anahtar',
  text: String,
  read: (stored) => stored === true,
};
const change = (version: number, field: string, before: string | null, after: string) => ({
  version,
  savedAt: '2026-11-25T10:00:00.000Z',
  actor: { name: `Kişi ${version}` },
  changes: [{ field, before, after }],
});
const HISTORY = [
  change(4, 'paid', 'true', 'false'),
  change(3, 'shipped', 'false', 'true'),
  change(2, 'shipped', 'true', 'false'),
];

it.each([
  [4, { shipped: true, paid: false }],
  [3, { shipped: true, paid: true }],
  [2, { shipped: false, paid: true }],
  [1, { shipped: true, paid: true }],
])('takes back everything after version %d', (version, values) => {
  const saved = { values: { shipped: true, paid: false }, version: 4, history: HISTORY };
  expect(valuesAt({ fields: { shipped: SWITCH, paid: SWITCH } }, saved, version)).toEqual(values);
});

it('knows who changed a field last', () => {
  expect(lastChangeOf(HISTORY, 'shipped')?.actor.name).toBe('Kişi 3');
  expect(lastChangeOf(HISTORY, 'days')).toBeUndefined();
});
