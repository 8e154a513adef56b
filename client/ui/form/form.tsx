import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { FormContext } from '../fields/form-context';
import { GuardedByDialog } from './guarded-by-dialog';
import { type FormState } from './use-form';

interface FormProps<Values extends FieldValues, Parsed> {
  form: FormState<Values, Parsed>;
  /** What the form is for, where no heading says so right above it. */
  label?: string;
  children: ReactNode;
}

/**
 * A form of named fields that is sent with Enter, with Ctrl+Enter from a text of several lines too, or its button. Without scripts it says that it needs them: its fields
 * must never end up in an address.
 */
export function Form<Values extends FieldValues, Parsed>({
  form: { methods, formRef, submit, isBusy, refusal, isAccepted },
  label,
  children,
}: FormProps<Values, Parsed>) {
  const id = useId();
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      aria-label={label}
      aria-busy={isBusy || undefined}
      onSubmit={submit}
      onKeyDown={submitOnControlEnter}
    >
      <FormProvider {...methods}>
        <GuardedByDialog isAccepted={isAccepted} />
        <FormContext value={{ id, formRef, isBusy, refusal }}>{children}</FormContext>
      </FormProvider>
      <chakra.p
        textStyle="small"
        color="warning.fg"
        marginTop="3"
        display="none"
        css={{ '@media (scripting: none)': { display: 'block' } }}
      >
        Bu formu gönderebilmek için tarayıcınızda JavaScript açık olmalıdır.
      </chakra.p>
    </form>
  );
}

function submitOnControlEnter(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
