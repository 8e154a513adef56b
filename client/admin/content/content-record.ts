import { type FieldValues } from 'react-hook-form';
import { type DocumentInput } from 'urql';
import { type ZodType } from 'zod';
import { type Refusal } from '../../graphql/refusal';
import { type FormErrors } from '../../ui/form/form-errors';
import * as z from '../../ui/form/zod';
import { type PanelRecord, type RecordChange, type Saved } from '../record/record';
import { type ContentField } from './content-field';

interface Versioned {
  readonly version: number;
}

/** A document as the screen of it reads and saves it: whole, at the version it was made of. */
export interface ContentRecord<Values extends FieldValues> extends PanelRecord<Values> {
  readonly valuesOf: (document: Versioned) => Saved<Values>;
  readonly documentOf: (values: Values) => unknown;
  readonly errorsOf: (refusal: Refusal) => FormErrors;
  /** What the control of a field is given. */
  readonly control: (name: keyof Values & string) => { name: string; label: string; isOptional: boolean };
}

type ContentFields<Values extends FieldValues> = {
  readonly [Name in keyof Values]: ContentField<Values[Name]>;
};

interface ContentSource {
  readonly label: string;
  readonly query: DocumentInput<unknown>;
  readonly variables?: object;
}

interface ContentData {
  readonly document: Versioned | null;
  readonly history: readonly RecordChange[];
}

/** Makes the record of a document from its fields. */
export function contentRecord<Values extends FieldValues>(
  source: ContentSource,
  fields: ContentFields<Values>,
): ContentRecord<Values> {
  const names = Object.keys(fields) as (keyof Values & string)[];
  const pathOf = (name: keyof Values & string) => fields[name].path ?? name;
  /** By the name in the form: `seo.title` may be called `seoTitle` there. */
  const named = (path: string): string => {
    const name = names.find((one) => `${path}.`.startsWith(`${pathOf(one)}.`));
    return name === undefined ? path : name + path.slice(pathOf(name).length);
  };
  const valuesOf = (document: Versioned): Saved<Values> => ({
    version: document.version,
    values: byName(names, (name) => fields[name].read(readAt(document, pathOf(name)))) as Values,
  });
  return {
    ...source,
    fields,
    schema: z.object(byName(names, (name) => fields[name].schema)) as unknown as ZodType<Values, Values>,
    savedTitle: `${source.label} kaydedildi`,
    read: (data) => {
      const { document, history } = data as ContentData;
      if (!document) return undefined;
      return { ...valuesOf(document), history: history.map((change) => ownNames(change, named)) };
    },
    valuesOf,
    documentOf: (values) => inParts(names.map((name) => [pathOf(name), fields[name].write(values[name])])),
    errorsOf: (refusal) => formErrors(refusal, named),
    control: (name) => ({ name, label: fields[name].label, isOptional: fields[name].isOptional ?? false }),
  };
}

const byName = <Name extends string, Made>(names: readonly Name[], make: (name: Name) => Made) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Made>;

const readAt = (document: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], document);

const ownNames = (change: RecordChange, named: (path: string) => string): RecordChange => ({
  ...change,
  changes: change.changes
    // The order of rows is said by the rows themselves.
    .filter(({ field }) => !field.endsWith('.order'))
    .map((one) => ({ ...one, field: named(one.field) })),
});

function inParts(entries: readonly (readonly [path: string, value: unknown])[]): unknown {
  const document: Record<string, unknown> = {};
  for (const [path, value] of entries) {
    const [part = '', name] = path.split('.');
    document[part] =
      name === undefined ? value : { ...(document[part] as object | undefined), [name]: value };
  }
  return document;
}

/** The server names what did not pass by its document, or by its input, which is the document below one name. */
function formErrors({ code, message, fields }: Refusal, named: (path: string) => string): FormErrors {
  const isOfDocument = code === 'CONTENT_INVALID';
  const found = Object.entries(fields).map(([path, text]) => [
    named(isOfDocument ? path : path.replace(/^(?:header|footer|page|staticPage)\./, '')),
    text,
  ]);
  const isAtFields = isOfDocument && found.length > 0;
  return {
    code,
    fields: Object.fromEntries(found) as Record<string, string>,
    ...(!isAtFields && { message }),
  };
}
