import { useEffect, useEffectEvent, useState } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { type ZodType } from 'zod';
import { toaster } from '../../ui/feedback/toaster';
import { type FormErrors } from '../../ui/form/form-errors';
import { type FormState, useForm } from '../../ui/form/use-form';

/** Values as the server has them. */
export interface Saved<Values> {
  readonly values: Values;
  readonly version: number;
}

/** What became of a save; the code VERSION_CONFLICT says that somebody else saved since. */
export type SaveResult<Values> = { readonly saved: Saved<Values> } | { readonly errors: FormErrors };

interface SettingsFormOptions<Values extends FieldValues> {
  readonly schema: ZodType<Values, Values>;
  readonly saved: Saved<Values>;
  readonly save: (values: Values, expectedVersion: number) => Promise<SaveResult<Values>>;
  /** Reads what is saved anew; null where it cannot be read. */
  readonly reload: () => Promise<Saved<Values> | null>;
}

export interface SettingsFormState<Values extends FieldValues> {
  readonly form: FormState<Values>;
  /** What somebody else saved since the form was begun, where it is neither what it began with nor what it has now. */
  readonly theirs: Values | undefined;
  /** Puts what is saved in place of what was changed. */
  readonly discard: () => void;
}

/** A form of settings that several people may change: nobody overwrites what they have not seen. */
export function useSettingsForm<Values extends FieldValues>({
  schema,
  saved,
  save,
  reload,
}: SettingsFormOptions<Values>): SettingsFormState<Values> {
  const [begun, setBegun] = useState(saved);
  // What was saved here comes back from the server a little later.
  const latest = saved.version > begun.version ? saved : begun;

  const saveAt = async (values: Values, version: number): Promise<FormErrors | undefined> => {
    const result = await save(values, version);
    if ('errors' in result) return result.errors;
    setBegun(result.saved);
    return undefined;
  };
  const send = async (values: Values): Promise<FormErrors | undefined> => {
    if (isSame(values, latest.values)) return undefined;
    const errors = await saveAt(values, latest.version);
    if (errors?.code !== 'VERSION_CONFLICT') return errors;
    const now = await reload();
    if (!now) return errors;
    // Only other settings have changed: nothing of anybody's is overwritten.
    return isSame(now.values, latest.values) ? saveAt(values, now.version) : {};
  };
  const form = useForm({
    schema,
    defaultValues: saved.values,
    send,
    onAccepted: () => {
      toaster.success({ title: 'Ayarlar başarıyla kaydedildi!' });
    },
  });
  const { methods, isBusy } = form;
  const { isDirty } = useFormState({ control: methods.control });
  const adopt = () => {
    methods.reset(latest.values);
    setBegun(latest);
  };
  if (!isDirty && latest !== begun) setBegun(latest);
  const showBegun = useEffectEvent(() => {
    if (!isDirty && !isSame(methods.getValues(), begun.values)) methods.reset(begun.values);
  });
  useEffect(() => showBegun(), [begun]);
  const isContested =
    isDirty && !isBusy && !isSame(latest.values, begun.values) && !isSame(latest.values, methods.getValues());
  return { form, theirs: isContested ? latest.values : undefined, discard: adopt };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
