import { type FieldValues } from 'react-hook-form';
import { isFieldSame, type PanelRecord, type ReadRecord, type RecordChange } from './record';

/** A field that two people changed, each to another value. */
export interface Conflict<Values extends FieldValues> {
  readonly field: keyof Values & string;
  readonly theirs: Values[keyof Values & string];
  readonly mine: Values[keyof Values & string];
}

interface Merged<Values extends FieldValues> {
  /** What is saved now, with what was changed here. */
  readonly values: Values;
  readonly conflicts: readonly Conflict<Values>[];
}

/** Puts what was changed here since `begun` above what somebody else saved since. */
export function mergeRecords<Values extends FieldValues>(
  { fields }: Pick<PanelRecord<Values>, 'fields'>,
  begun: Values,
  mine: Values,
  theirs: Values,
): Merged<Values> {
  const isChanged = (name: keyof Values & string, one: Values, other: Values) =>
    !isFieldSame(fields, name, one, other);
  const changedHere = (Object.keys(theirs) as (keyof Values & string)[]).filter((name) =>
    isChanged(name, mine, begun),
  );
  const values = { ...theirs };
  const conflicts: Conflict<Values>[] = [];
  for (const name of changedHere) {
    const isOfBoth = isChanged(name, theirs, begun) && isChanged(name, theirs, mine);
    const merged = isOfBoth ? fields[name].merge?.(begun[name], mine[name], theirs[name]) : undefined;
    values[name] = merged ?? mine[name];
    if (isOfBoth && merged === undefined) {
      conflicts.push({ field: name, theirs: theirs[name], mine: mine[name] });
    }
  }
  return { values, conflicts };
}

/** The values as they were once `version` was saved: what was changed since is taken back, newest first. */
export function valuesAt<Values extends FieldValues>(
  { fields }: Pick<PanelRecord<Values>, 'fields'>,
  { values, history }: ReadRecord<Values>,
  version: number,
): Values {
  const then = { ...values };
  for (const change of history.filter((later) => later.version > version)) {
    for (const { field, before } of change.changes) {
      const name = field as keyof Values & string;
      if (name in fields && before !== null) then[name] = fields[name].read(JSON.parse(before));
    }
  }
  return then;
}

/** Who saved the field, or a part of it, last. */
export const lastChangeOf = (history: readonly RecordChange[], name: string): RecordChange | undefined =>
  history.find(({ changes }) => changes.some(({ field }) => field === name || field.startsWith(`${name}.`)));
