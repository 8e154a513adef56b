import { type FieldValues } from 'react-hook-form';
import { isSame, type ReadRecord, type RecordChange, type Saved } from './record';
import { type Conflict, mergeRecords } from './record-merge';

/** Where somebody stands who changes a record. */
export interface RecordProgress<Values extends FieldValues> {
  /** What their changes are compared with. */
  readonly begun: Saved<Values>;
  /** What their form is to hold since somebody else saved. */
  readonly values?: Values;
  readonly conflicts: readonly Conflict<Values>[];
  /** Whether they were found by saving, and not while somebody is typing. */
  readonly isFoundBySaving?: boolean;
  /** Who changed what, as it was read last. */
  readonly history: readonly RecordChange[];
  /** What others saved meanwhile, newest first. */
  readonly received: readonly RecordChange[];
}

/** @param conflicts of a draft that was typed earlier */
export const beginWith = <Values extends FieldValues>(
  saved: ReadRecord<Values>,
  conflicts: readonly Conflict<Values>[] = [],
): RecordProgress<Values> => ({
  begun: saved,
  conflicts,
  history: saved.history,
  received: [],
});

/** Goes on from what somebody else saved: what was changed here stands above it, and what was not decided stays open. */
export function rebased<Values extends FieldValues>(
  record: Parameters<typeof mergeRecords<Values>>[0],
  { begun, conflicts: earlier, received }: RecordProgress<Values>,
  now: ReadRecord<Values>,
  mine: Values,
): RecordProgress<Values> & { readonly values: Values } {
  const { values, conflicts } = mergeRecords(record, begun.values, mine, now.values);
  const isFound = (field: string) => conflicts.some((conflict) => conflict.field === field);
  const open = earlier
    .filter(({ field }) => !isFound(field) && !isSame(values[field], now.values[field]))
    .map(({ field }) => ({ field, theirs: now.values[field], mine: values[field] }));
  const news = now.history.filter(({ version }) => version > begun.version);
  return {
    begun: now,
    values,
    history: now.history,
    conflicts: [...conflicts, ...open],
    received: [...news, ...received],
  };
}
