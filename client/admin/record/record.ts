import { type AnyVariables, type DocumentInput } from 'urql';
import { type FieldValues } from 'react-hook-form';
import { type ZodType } from 'zod';
import { graphql, type ResultOf } from '../../graphql/graphql';

export const RecordChangeFragment = graphql(`
  fragment RecordChange on RecordChange @_unmask {
    version
    savedAt
    actor {
      name
    }
    changes {
      field
      before
      after
    }
  }
`);

/** What somebody changed by saving, newest first. */
export type RecordChange = ResultOf<typeof RecordChangeFragment>;

/** Values as the server has them. */
export interface Saved<Values> {
  readonly values: Values;
  readonly version: number;
}

/** The same with who changed what before, as far back as it is shown. */
export interface ReadRecord<Values> extends Saved<Values> {
  readonly history: readonly RecordChange[];
}

/** One field of a record: what it is called in the form, in a conflict and in the history. */
export interface RecordField<Value> {
  readonly label: string;
  /** A value in a few words, without a full stop; of a long one what differs from the other one. */
  readonly text: (value: Value, other?: Value) => string;
  /** The form's value of one that the history has as the server stores it. */
  readonly read: (stored: unknown) => Value;
  /** What of a value counts when two are compared; all of it when left out. */
  readonly key?: (value: Value) => unknown;
  /** Of a value of several parts: what two people made of it together; undefined where both changed the same part. */
  readonly merge?: (begun: Value, mine: Value, theirs: Value) => Value | undefined;
  /** Of a value of several parts: what the history calls one of them, by its dotted name within the value. */
  readonly partLabel?: (part: string) => string;
}

/** Something that several people change in a form, with a version. */
export interface PanelRecord<Values extends FieldValues, Data = unknown> {
  /** Names the form. */
  readonly label: string;
  readonly schema: ZodType<Values, Values>;
  readonly fields: { readonly [Name in keyof Values & string]: RecordField<Values[Name]> };
  /** What is said once it is saved. */
  readonly savedTitle: string;
  readonly query: DocumentInput<Data>;
  readonly variables?: AnyVariables & object;
  /** Undefined when there is no such record. */
  readonly read: (data: Data) => ReadRecord<Values> | undefined;
}

/** A record as it is written down, whose variables fit its query. */
type Declared<Values extends FieldValues, Data, Variables extends AnyVariables, Read> = Omit<
  PanelRecord<Values, Data>,
  'query' | 'variables' | 'read'
> & {
  readonly query: DocumentInput<Data, Variables>;
  readonly variables?: NoInfer<Variables> & object;
  readonly read: (data: NoInfer<Data>) => Read;
};

/** Checks a record; its types are those of its schema and of its query. */
export const declareRecord = <
  Values extends FieldValues,
  Data,
  Variables extends AnyVariables,
  Read extends ReadRecord<Values> | undefined,
>(
  record: Declared<Values, Data, Variables, Read>,
): PanelRecord<Values, Data> & { readonly read: (data: Data) => Read } => record;

type Fields<Values extends FieldValues> = PanelRecord<Values>['fields'];

/** Whether a field has the same value in two records. */
export const isFieldSame = <Values extends FieldValues>(
  fields: Fields<Values>,
  name: keyof Values & string,
  one: Values,
  other: Values,
): boolean => {
  const key = fields[name].key ?? ((value: unknown) => value);
  return isSame(key(one[name]), key(other[name]));
};

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
