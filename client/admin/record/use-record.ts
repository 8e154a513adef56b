import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldValues, type Path, useFormState, type UseFormReturn } from 'react-hook-form';
import { type Client, useClient } from 'urql';
import { toaster } from '../../ui/feedback/toaster';
import { type FormErrors } from '../../ui/form/form-errors';
import { type FormState, useForm } from '../../ui/form/use-form';
import { isSame, type PanelRecord, type ReadRecord, type RecordChange, type Saved } from './record';
import { type Conflict, mergeRecords } from './record-merge';

/** What became of a save; the code VERSION_CONFLICT says that somebody else saved since. */
export type SaveResult<Values> = { readonly saved: Saved<Values> } | { readonly errors: FormErrors };

export interface RecordForm<Values extends FieldValues> {
  readonly form: FormState<Values>;
  /** What is saved, as far as it was read. */
  readonly begun: Values;
  /** Fields that somebody else changed, too, until one decides; saving decides for one's own. */
  readonly conflicts: readonly Conflict<Values>[];
  /** Who changed what, as it was read when the conflict was found. */
  readonly history: readonly RecordChange[];
  /** Takes what the other person saved. */
  readonly take: (field: keyof Values & string) => void;
  /** Stays with what was typed here. */
  readonly keep: (field: keyof Values & string) => void;
  /** Puts what is saved in place of everything that was changed. */
  readonly discard: () => void;
  /** Puts other values into the form, to be saved. */
  readonly fill: (values: Values) => void;
}

interface RecordOptions<Values extends FieldValues> {
  /** What was typed earlier and never saved, and the values it was begun with. */
  readonly draft?: { readonly begun: Values; readonly values: Values } | undefined;
  /** Called once it is saved and holds no unsaved changes: the place to leave the page. */
  readonly onSaved?: () => void;
}

/** Saves the values in place of those they were begun with, which have this version. */
type Save<Values extends FieldValues> = (
  values: Values,
  expectedVersion: number,
  begun: Values,
  methods: UseFormReturn<Values>,
) => Promise<SaveResult<Values>>;

/** A form of what several people may change: nobody overwrites what they have not seen, and what only one changed is merged. */
export function useRecord<Values extends FieldValues, Data>(
  record: PanelRecord<Values, Data>,
  saved: ReadRecord<Values>,
  save: Save<Values>,
  { draft, onSaved }: RecordOptions<Values> = {},
): RecordForm<Values> {
  const client = useClient();
  const [begun, setBegun] = useState<Saved<Values>>(saved);
  const [drafted] = useState(() => draft && mergeRecords(record, draft.begun, draft.values, saved.values));
  const [conflicts, setConflicts] = useState<readonly Conflict<Values>[]>(drafted?.conflicts ?? []);
  const [history, setHistory] = useState(saved.history);

  const saveAt = async (values: Values, base: Saved<Values>): Promise<FormErrors | undefined> => {
    const result = await save(values, base.version, base.values, methods);
    if ('errors' in result) return result.errors;
    setBegun(result.saved);
    setConflicts([]);
    return undefined;
  };
  const send = async (values: Values): Promise<FormErrors | undefined> => {
    if (isSame(values, begun.values)) return undefined;
    const errors = await saveAt(values, begun);
    if (errors?.code !== 'VERSION_CONFLICT') return errors;
    const now = await readRecord(client, record);
    if (!now) return errors;
    const merged = mergeRecords(record, begun.values, values, now.values);
    if (merged.conflicts.length === 0) return saveAt(merged.values, now);
    setBegun(now);
    setHistory(now.history);
    setConflicts(merged.conflicts);
    methods.reset(now.values);
    fill(merged.values);
    return {};
  };
  const form = useForm({
    schema: record.schema,
    defaultValues: saved.values,
    send,
    onAccepted: () => {
      toaster.success({ title: record.savedTitle });
      onSaved?.();
    },
  });
  const { methods } = form;
  const { isDirty } = useFormState({ control: methods.control });
  const fill = (values: Values) => fillForm(methods, values);
  const keep = (field: string) => setConflicts((open) => open.filter((conflict) => conflict.field !== field));
  const take = (field: keyof Values & string) => {
    methods.setValue(field as unknown as Path<Values>, begun.values[field], { shouldDirty: true });
    keep(field);
  };
  const discard = () => {
    methods.reset(begun.values);
    setConflicts([]);
  };
  useDraft(methods, drafted?.values);
  useNewer(methods, { begun, saved, isDirty, setBegun });
  return { form, begun: begun.values, conflicts, history, take, keep, discard, fill };
}

function fillForm<Values extends FieldValues>(
  { setValue }: Pick<UseFormReturn<Values>, 'setValue'>,
  values: Values,
): void {
  for (const name of Object.keys(values) as Path<Values>[]) {
    setValue(name, values[name], { shouldDirty: true });
  }
}

/** Puts a draft in place of what is saved: it counts as a change, and what watches the form watches it by then. */
function useDraft<Values extends FieldValues>(
  { reset }: Pick<UseFormReturn<Values>, 'reset'>,
  draft: Values | undefined,
): void {
  useEffect(() => {
    if (draft) reset(draft, { keepDefaultValues: true });
  }, [reset, draft]);
}

interface Newer<Values> {
  readonly begun: Saved<Values>;
  readonly saved: Saved<Values>;
  readonly isDirty: boolean;
  readonly setBegun: (saved: Saved<Values>) => void;
}

/** Shows what is saved by now where nothing is typed. */
function useNewer<Values extends FieldValues>(
  { getValues, reset }: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>,
  { begun, saved, isDirty, setBegun }: Newer<Values>,
): void {
  // What was saved here comes back from the server a little later; some values, such as a stock, change without a version.
  const isNewer =
    saved.version > begun.version || (saved.version === begun.version && !isSame(saved.values, begun.values));
  if (!isDirty && isNewer) setBegun(saved);
  const shown = useRef(begun);
  const showBegun = useEffectEvent(() => {
    // At first a draft may stand in its place.
    if (shown.current === begun) return;
    shown.current = begun;
    if (!isDirty && !isSame(getValues(), begun.values)) reset(begun.values);
  });
  useEffect(() => showBegun(), [begun]);
}

/** As the server has it by now; undefined where it cannot be read. */
async function readRecord<Values extends FieldValues, Data>(
  client: Client,
  { query, variables = {}, read }: PanelRecord<Values, Data>,
): Promise<ReadRecord<Values> | undefined> {
  const { data } = await client.query(query, variables, { requestPolicy: 'network-only' }).toPromise();
  return data && read(data);
}
