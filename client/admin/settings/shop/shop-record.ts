import { type FieldValues } from 'react-hook-form';
import { type ZodType } from 'zod';
import { type Refusal } from '../../../graphql/refusal';
import { type FormErrors } from '../../../ui/form/form-errors';
import * as z from '../../../ui/form/zod';
import { isFieldSame, type PanelRecord, type RecordChange, type Saved } from '../../record/record';
import { type ShopField } from './shop-field';
import { type SettingsInput, type ShopSettings, ShopSettingsQuery } from './shop-settings.query';

/** Some of the settings as a record of their own, with its own history: nobody conflicts with another tab. */
export interface ShopRecord<Values extends FieldValues> extends PanelRecord<Values> {
  readonly valuesOf: (settings: ShopSettings) => Saved<Values>;
  /** What differs from the values that the form was begun with, in the whole parts that the server takes. */
  readonly inputOf: (values: Values, begun: Values) => SettingsInput;
  readonly errorsOf: (refusal: Refusal) => FormErrors;
  /** What the control of a field is given. */
  readonly control: (name: keyof Values & string) => { name: string; label: string; isOptional: boolean };
}

type ShopFields<Values extends FieldValues> = {
  readonly [Name in keyof Values]: ShopField<Values[Name]>;
};

/** Makes the record of a tab from its fields. */
export function shopRecord<Values extends FieldValues>(
  label: string,
  fields: ShopFields<Values>,
): ShopRecord<Values> {
  const names = Object.keys(fields) as (keyof Values & string)[];
  const pathOf = (name: keyof Values & string) => fields[name].path ?? name;
  const nameAt = (path: string) => names.find((name) => pathOf(name) === path);
  const valuesOf = (settings: ShopSettings): Saved<Values> => ({
    version: settings.version,
    values: byName(names, (name) => fields[name].read(readAt(settings, pathOf(name)))) as Values,
  });
  return {
    label,
    fields,
    schema: z.object(byName(names, (name) => fields[name].schema)) as unknown as ZodType<Values, Values>,
    savedTitle: 'Ayarlar başarıyla kaydedildi!',
    query: ShopSettingsQuery,
    read: (data) => {
      const { adminSettings, adminSettingsHistory } = data as ShopSettingsData;
      return { ...valuesOf(adminSettings), history: ownChanges(adminSettingsHistory, nameAt) };
    },
    valuesOf,
    inputOf: (values, begun) => {
      const changed = names.filter((name) => !isFieldSame(fields, name, values, begun));
      const parts = new Set(changed.map((name) => partOf(pathOf(name))));
      const sent = names.filter((name) => parts.has(partOf(pathOf(name))));
      return inParts(sent.map((name) => [pathOf(name), fields[name].write(values[name])]));
    },
    errorsOf: (refusal) => formErrors(refusal, names, pathOf),
    control: (name) => ({ name, label: fields[name].label, isOptional: fields[name].isOptional ?? false }),
  };
}

interface ShopSettingsData {
  adminSettings: ShopSettings;
  adminSettingsHistory: RecordChange[];
}

const byName = <Name extends string, Made>(names: readonly Name[], make: (name: Name) => Made) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Made>;

const partOf = (path: string) => path.split('.')[0] ?? path;

const readAt = (document: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], document);

/** What was changed of these fields, by their names in the form; a save of none of them is left out. */
function ownChanges(
  history: readonly RecordChange[],
  nameAt: (path: string) => string | undefined,
): RecordChange[] {
  return history.flatMap((change) => {
    const changes = change.changes.flatMap((one) => {
      const name = nameAt(one.field);
      return name === undefined ? [] : [{ ...one, field: name }];
    });
    // The first version has no changes at all.
    return change.changes.length === 0 || changes.length > 0 ? [{ ...change, changes }] : [];
  });
}

/** The scalars of the API know their units, which the document has in its names. */
const UNIT = /(?:Kurus|BasisPoints)$/;

function inParts(entries: readonly (readonly [path: string, value: unknown])[]): SettingsInput {
  const input: Record<string, unknown> = {};
  for (const [path, value] of entries) {
    const [part = '', name] = path.replace(UNIT, '').split('.');
    input[part] = name === undefined ? value : { ...(input[part] as object | undefined), [name]: value };
  }
  return input;
}

/** The server names what did not pass by its input. */
function formErrors<Name extends string>(
  { code, message, fields }: Refusal,
  names: readonly Name[],
  pathOf: (name: Name) => string,
): FormErrors {
  const found = Object.entries(fields).map(([path, text]) => {
    const below = `${path.replace(/^settings\./, '')}.`;
    const name = names.find((one) => below.startsWith(`${pathOf(one).replace(UNIT, '')}.`));
    return [name ?? path, text] as const;
  });
  const isAtFields = code === 'SETTINGS_INVALID' && found.length > 0;
  return { code, fields: Object.fromEntries(found), ...(!isAtFields && { message }) };
}
