import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type FieldValues, type Path, useFormState, type UseFormReturn } from 'react-hook-form';
import { type Client, useClient } from 'urql';
import { toaster } from '../../ui/feedback/toaster';
import { type FormErrors } from '../../ui/form/form-errors';
import { type FormState, useForm } from '../../ui/form/use-form';
import { isSame, type PanelRecord, type ReadRecord, type RecordChange, type Saved } from './record';
import { type Conflict, mergeRecords } from './record-merge';
import { beginWith, rebased, type RecordProgress } from './record-progress';

/** Called with whether the record on the screen has changes that are not saved, for what stands outside its form. */
export const UnsavedContext = createContext<(isUnsaved: boolean) => void>(() => undefined);

function useAnnouncedChanges(isDirty: boolean): void {
  const announce = useContext(UnsavedContext);
  useEffect(() => {
    announce(isDirty);
    return () => announce(false);
  }, [announce, isDirty]);
}

/** What became of a save; the code VERSION_CONFLICT says that somebody else saved since. */
export type SaveResult<Values> = { readonly saved: Saved<Values> } | { readonly errors: FormErrors };

export interface RecordForm<Values extends FieldValues> {
  readonly form: FormState<Values>;
  /** What is saved, as far as it was read. */
  readonly begun: Values;
  /** Fields that somebody else changed, too, until one decides; saving decides for one's own. */
  readonly conflicts: readonly Conflict<Values>[];
  /** Whether they were found by saving, and not while somebody is typing. */
  readonly isFoundBySaving: boolean;
  /** Who changed what, as it was read when the conflict was found. */
  readonly history: readonly RecordChange[];
  /** What others saved while the form was open, and is in it since. */
  readonly received: readonly RecordChange[];
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

/**
 * A form of what several people may change: nobody overwrites what they have not seen, and what only one changed is merged, as
 * soon as `saved` has it or at the latest when the form is saved.
 */
export function useRecord<Values extends FieldValues, Data>(
  record: PanelRecord<Values, Data>,
  saved: ReadRecord<Values>,
  save: Save<Values>,
  { draft, onSaved }: RecordOptions<Values> = {},
): RecordForm<Values> {
  const client = useClient();
  const [drafted] = useState(() => draft && mergeRecords(record, draft.begun, draft.values, saved.values));
  const [progress, setProgress] = useState(() => beginWith(saved, drafted?.conflicts));
  const { begun, conflicts } = progress;
  const settle = (now: Saved<Values>) =>
    setProgress({ begun: now, conflicts: [], history: progress.history, received: [] });

  const saveAt = async (values: Values, base: Saved<Values>): Promise<FormErrors | undefined> => {
    const result = await save(values, base.version, base.values, methods);
    if ('errors' in result) return result.errors;
    settle(result.saved);
    return undefined;
  };
  const readNow = () => readRecord(client, record);
  const send = (values: Values) => saveOrRebase(values, { record, progress, setProgress, saveAt, readNow });
  const form = useForm({
    schema: record.schema,
    defaultValues: saved.values,
    draft: drafted?.values,
    send,
    onAccepted: () => {
      toaster.success({ title: record.savedTitle });
      onSaved?.();
    },
  });
  const { methods, isBusy } = form;
  // What is being saved here may arrive before the answer to it.
  if (!isBusy && saved.version > begun.version) {
    setProgress(rebased(record, progress, saved, methods.getValues()));
  }
  const { isDirty } = useFormState({ control: methods.control });
  // Some values, such as a stock, change without a version.
  const isOther = saved.version === begun.version && !isSame(saved.values, begun.values);
  if (isOther && !isBusy && !isDirty) settle(saved);
  useFollow(methods, progress, isDirty);
  useAnnouncedChanges(isDirty);
  const keep = (field: string) =>
    setProgress({ ...progress, conflicts: conflicts.filter((conflict) => conflict.field !== field) });
  const take = (field: keyof Values & string) => {
    methods.setValue(field as unknown as Path<Values>, begun.values[field], { shouldDirty: true });
    keep(field);
  };
  const discard = () => {
    methods.reset(begun.values);
    settle(begun);
  };
  return {
    form,
    begun: begun.values,
    ...shownOf(progress),
    take,
    keep,
    discard,
    fill: (values) => fill(methods, values),
  };
}

const shownOf = <Values extends FieldValues>({
  conflicts,
  history,
  received,
  isFoundBySaving = false,
}: RecordProgress<Values>) => ({
  conflicts,
  history,
  received,
  isFoundBySaving,
});

interface Saving<Values extends FieldValues, Data> {
  readonly record: PanelRecord<Values, Data>;
  readonly progress: RecordProgress<Values>;
  readonly setProgress: (progress: RecordProgress<Values>) => void;
  readonly saveAt: (values: Values, base: Saved<Values>) => Promise<FormErrors | undefined>;
  readonly readNow: () => Promise<ReadRecord<Values> | undefined>;
}

/** Saves, over what somebody else saved meanwhile, too, unless both changed the same. */
async function saveOrRebase<Values extends FieldValues, Data>(
  values: Values,
  { record, progress, setProgress, saveAt, readNow }: Saving<Values, Data>,
): Promise<FormErrors | undefined> {
  if (isSame(values, progress.begun.values)) return undefined;
  const errors = await saveAt(values, progress.begun);
  if (errors?.code !== 'VERSION_CONFLICT') return errors;
  const now = await readNow();
  if (!now) return errors;
  // What was open is decided by saving.
  const next = rebased(record, { ...progress, conflicts: [] }, now, values);
  if (next.conflicts.length === 0) return saveAt(next.values, now);
  setProgress({ ...next, isFoundBySaving: true });
  return {};
}

/** Puts into the form what was saved, or what was merged with it. */
function useFollow<Values extends FieldValues>(
  methods: FormState<Values>['methods'],
  { begun, values }: RecordProgress<Values>,
  isDirty: boolean,
): void {
  const shown = useRef(begun);
  const follow = useEffectEvent(() => {
    // At first a draft may stand in its place.
    if (shown.current === begun) return;
    shown.current = begun;
    if (values) {
      methods.resetDefaultValues(begun.values);
      fill(methods, values);
    } else if (!isDirty && !isSame(methods.getValues(), begun.values)) methods.reset(begun.values);
  });
  // Before anybody can press anything that they see since.
  useLayoutEffect(() => follow(), [begun]);
}

function fill<Values extends FieldValues>(methods: FormState<Values>['methods'], values: Values): void {
  for (const name of Object.keys(values) as Path<Values>[]) {
    // A field that stays as it is keeps its caret.
    if (!isSame(methods.getValues(name), values[name])) {
      methods.setValue(name, values[name], { shouldDirty: true });
    }
  }
}

/** As the server has it by now; undefined where it cannot be read. */
async function readRecord<Values extends FieldValues, Data>(
  client: Client,
  { query, variables = {}, read }: PanelRecord<Values, Data>,
): Promise<ReadRecord<Values> | undefined> {
  const { data } = await client.query(query, variables, { requestPolicy: 'network-only' }).toPromise();
  return data && read(data);
}
