import type { EntityManager } from 'typeorm';
import type { Cause } from '../actor/cause.js';
import type { DataVersionTopic } from '../data-version/data-versions.js';
import type { FieldChange } from './differing-fields.js';

export type KeyOf<Values> = keyof Values & string;

/** Records of one kind that staff change, one value for each key. */
export interface RecordKind<Values extends object> {
  /** Stored with each version and in the audit log: `static-page`. */
  readonly name: string;
  /** The data version that counts their changes. */
  readonly topic: DataVersionTopic;
  /** A stored version in the shape of today, so that a field which came later is no change of who saved next. */
  readonly upcast?: (stored: unknown) => unknown;
  /**
   * The value as it is to be stored.
   *
   * @throws the refusal of an invalid one, naming the fields that did not pass
   */
  check<Key extends KeyOf<Values>>(key: Key, value: Values[Key]): Values[Key];
  read<Key extends KeyOf<Values>>(
    transaction: EntityManager,
    key: Key,
  ): Promise<CurrentRecord<Values[Key]> | null>;
  /** Stores the value where it is read, beside its version row: nothing for a kind that is read from these. */
  write<Key extends KeyOf<Values>>(
    transaction: EntityManager,
    key: Key,
    next: CurrentRecord<Values[Key]>,
  ): Promise<void>;
}

/** What the history of a record needs to know of its kind. */
export type HistoryOf = Pick<RecordKind<object>, 'name' | 'upcast'>;

/** A record with the version that a save of it has to name. */
export interface CurrentRecord<Value> {
  readonly version: number;
  readonly value: Value;
}

/** Who saved a version, when and in which request. */
export interface SavedVersion extends Cause {
  version: number;
  savedAt: Date;
}

/** One version of a record as it was saved; an old one may lack fields that were added later. */
export interface RecordVersion extends SavedVersion {
  value: unknown;
}

/** What somebody changed by saving; nothing in the version that a record began with. */
export interface RecordChange extends SavedVersion {
  changes: FieldChange[];
}

/** A save: the whole value, and the version its author had read. */
export interface RecordSave<Key, Value> {
  key: Key;
  value: Value;
  expectedVersion: number;
  cause: Cause;
}

/** Part of a long history, newest version first. */
export interface HistoryPage {
  /** A field of the record: the changes within it, by their names there. */
  part?: string;
  skip?: number;
  /** At most 100. */
  take?: number;
}
