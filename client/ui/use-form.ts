import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type FormFaults } from './form-faults';

/** Sends what was filled in; answers with what is wrong, or with nothing when all went well. */
type SendForm = (values: FormData) => Promise<FormFaults | undefined>;

/** A form as its parts see it. */
export interface FormState {
  readonly faults: FormFaults;
  readonly isBusy: boolean;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** What was wrong with a field is no longer said once it is typed in again, nor what is said of the whole form. */
  readonly touch: (fieldName: string) => void;
}

const NO_FAULTS: FormFaults = {};

/**
 * Runs a form whose fields keep their own values, so that nothing typed is lost: sends them once at a time, shows what
 * came back at its field and leads to the first field at fault.
 */
export function useForm(send: SendForm): FormState {
  const formRef = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [isBusy, setIsBusy] = useState(false);
  // The second of two quick presses comes before the first one is shown.
  const isSending = useRef(false);

  useEffect(() => {
    if (faults === NO_FAULTS) return;
    firstFaultyField(formRef.current, faults)?.focus();
  }, [faults]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setIsBusy(true);
    void send(new FormData(event.currentTarget))
      .then((answer) => setFaults(answer ?? NO_FAULTS))
      .finally(() => {
        isSending.current = false;
        setIsBusy(false);
      });
  };

  const touch = (fieldName: string) => setFaults((told) => withoutFault(told, fieldName));

  return { faults, isBusy, formRef, submit, touch };
}

function withoutFault(told: FormFaults, fieldName: string): FormFaults {
  const { message, fields = {} } = told;
  if (message === undefined && !(fieldName in fields)) return told;
  const others = Object.entries(fields).filter(([name]) => name !== fieldName);
  // Whoever types is where he wants to be: this change moves the focus nowhere.
  return others.length > 0 ? { fields: Object.fromEntries(others), goOnAt: fieldName } : NO_FAULTS;
}

function firstFaultyField(form: HTMLFormElement | null, { fields = {}, goOnAt }: FormFaults) {
  const controls = [...(form?.elements ?? [])].filter((control) => control instanceof HTMLElement);
  const named = (isWanted: (name: string) => boolean) =>
    controls.find((control) => 'name' in control && isWanted(String(control.name)));
  return goOnAt === undefined ? named((name) => name in fields) : named((name) => name === goOnAt);
}
