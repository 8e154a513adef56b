import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  set,
  useForm as useHookForm,
  type UseFormReturn,
} from 'react-hook-form';
import { type ZodType } from 'zod';
import { type FormRefusal } from '../fields/form-context';
import { messageOf, messagesIn } from '../fields/use-field-error';
import { focusControl, namedControls } from './form-controls';
import { type FormErrors } from './form-errors';

const NOT_SENT =
  'Gönderilemedi: bağlantı kesilmiş ya da beklenmedik bir hata olmuş olabilir. Yazdıklarınız duruyor; bağlantınızı kontrol edip yeniden deneyin.';

interface FormOptions<Values extends FieldValues, Parsed> {
  readonly schema: ZodType<Parsed, Values>;
  readonly defaultValues: Values;
  /** What was typed earlier, in place of the default values: it counts as a change. */
  readonly draft?: Values | undefined;
  /** What the schema cannot know because it lies outside the form: errors by field path. */
  readonly check?: (values: Values) => FormErrors['fields'];
  /** What is said of the form as a whole while the schema or the check refuses it; without it only the fields say something. */
  readonly describeInvalid?: (errors: FieldErrors<Values>) => string | undefined;
  /** Resolves with what was refused, or with undefined when the form was accepted. */
  readonly send: (parsed: Parsed) => Promise<FormErrors | undefined>;
  /** Called once the form was accepted and holds no unsaved changes: the place to leave the page. */
  readonly onAccepted?: () => void;
}

/** What the functions below need of the library's form, whatever its schema makes of the values. */
type Methods<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'reset' | 'subscribe' | 'getFieldState' | 'getErrors' | 'clearErrors' | 'setError'
>;

export interface FormState<Values extends FieldValues, Parsed = Values> {
  readonly methods: UseFormReturn<Values, unknown, Parsed>;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly isBusy: boolean;
  readonly refusal: FormRefusal;
  /** True once it was accepted, until something is changed. */
  readonly isAccepted: RefObject<boolean>;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/**
 * A form judged by a zod schema first and by the server then. It is sent once at a time; errors appear at their fields, the
 * first one gets the focus, and each disappears when its field is changed. Whatever happens, nothing typed is lost.
 */
export function useForm<Values extends FieldValues, Parsed>(
  options: FormOptions<Values, Parsed>,
): FormState<Values, Parsed> {
  const { schema, defaultValues, draft, check, onAccepted } = options;
  const methods = useHookForm<Values, unknown, Parsed>({
    resolver: withCheck(zodResolver(schema), check),
    defaultValues: defaultValues as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const formRef = useRef<HTMLFormElement>(null);
  const isAccepted = useRef(false);
  // The second of two quick presses comes before the first one is rendered.
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<FormRefusal>({ order: [] });
  const [refused, setRefused] = useState<{ continueAt?: string }>();
  useDraft(methods, draft);
  useChanges(methods, () => {
    isAccepted.current = false;
    setRefusal(({ order }) => ({ order }));
  });
  useEffect(() => {
    if (refused && formRef.current) focusAfterRefusal(formRef.current, methods, refused.continueAt);
  }, [refused, methods]);

  const refuse = (errors: FormErrors) => {
    if (!formRef.current) return;
    const names = [...namedControls(formRef.current).keys()];
    const message = showErrors(methods, errors, names);
    setRefusal({ message, code: errors.code, order: names });
    setRefused({ continueAt: errors.continueAt });
  };
  const run = async () => {
    const sent = structuredClone(methods.getValues());
    const errors = await judge(methods, options);
    if (errors) {
      refuse(errors);
      return;
    }
    methods.resetDefaultValues(sent);
    isAccepted.current = true;
    onAccepted?.();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    setRefusal({ order: [] });
    void run().finally(() => {
      isSending.current = false;
      setIsBusy(false);
    });
  };
  return { methods, formRef, isBusy, refusal, isAccepted, submit };
}

/** Asks the schema, then the server; resolves with undefined when both accept. */
async function judge<Values extends FieldValues, Parsed>(
  { handleSubmit }: Pick<UseFormReturn<Values, unknown, Parsed>, 'handleSubmit'>,
  { send, describeInvalid }: Pick<FormOptions<Values, Parsed>, 'send' | 'describeInvalid'>,
): Promise<FormErrors | undefined> {
  let errors: FormErrors | undefined;
  try {
    await handleSubmit(
      async (parsed) => {
        errors = await send(parsed);
      },
      (invalid) => {
        // The library itself shows it at the fields.
        errors = { message: describeInvalid?.(invalid) };
      },
    )();
  } catch (error) {
    reportError(error);
    return { message: NOT_SENT };
  }
  return errors;
}

/** Everything wrong is said at once: what the schema finds and what the check adds. */
function withCheck<Values extends FieldValues, Parsed>(
  resolve: Resolver<Values, unknown, Parsed>,
  check: FormOptions<Values, Parsed>['check'],
): Resolver<Values, unknown, Parsed> {
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    const more = Object.entries(check?.(values) ?? {});
    if (more.length === 0) return result;
    const errors = { ...result.errors } as FieldErrors<Values>;
    for (const [path, message] of more) {
      if (get(errors, path) === undefined) set(errors, path, { type: 'check', message });
    }
    return { values: {}, errors };
  };
}

/** By then what watches the form watches it. */
function useDraft<Values extends FieldValues>(methods: Methods<Values>, draft: Values | undefined) {
  const first = useRef(draft);
  useEffect(() => {
    if (first.current) methods.reset(first.current, { keepDefaultValues: true });
  }, [methods]);
}

/** An error goes away with the first change of its field; those of other fields stay. */
function useChanges<Values extends FieldValues>(methods: Methods<Values>, onChange: () => void) {
  const changed = useRef(onChange);
  useEffect(
    () =>
      methods.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          if (name === undefined) return;
          const path = name as Path<Values>;
          if (methods.getFieldState(path).error?.message !== undefined) methods.clearErrors(path);
          changed.current();
        },
      }),
    [methods],
  );
}

/** Shows errors of known fields at these; returns what is to be said of the form as a whole, also by schema and check. */
function showErrors<Values extends FieldValues>(
  methods: Methods<Values>,
  { message, fields = {} }: FormErrors,
  names: readonly string[],
): string | undefined {
  const elsewhere = new Set<string>(message === undefined ? [] : [message]);
  for (const [path, text] of Object.entries(fields)) {
    if (names.includes(path)) methods.setError(path as Path<Values>, { type: 'server', message: text });
    else elsewhere.add(text);
  }
  for (const [path, text] of messagesIn(methods.getErrors())) if (!names.includes(path)) elsewhere.add(text);
  return elsewhere.size > 0 ? [...elsewhere].join(' ') : undefined;
}

/** A list of the errors, where the form has one, leads to each of them; otherwise the first one is the place to go on. */
function focusAfterRefusal<Values extends FieldValues>(
  form: HTMLFormElement,
  methods: Methods<Values>,
  continueAt: string | undefined,
): void {
  const summary = form.querySelector<HTMLElement>('[data-error-summary]');
  if (summary) {
    summary.focus({ preventScroll: true });
    summary.scrollIntoView({ block: 'center' });
    return;
  }
  const isWrong = (name: string) =>
    messageOf(methods.getFieldState(name as Path<Values>).error) !== undefined;
  const name = [...namedControls(form).keys()].find(isWrong) ?? continueAt;
  if (name !== undefined) focusControl(form, name);
  // The focus stays at the button; what is said may be far above it.
  else form.querySelector('[data-form-message]:not(:empty)')?.scrollIntoView({ block: 'center' });
}
