import { createContext, type RefObject, useContext } from 'react';

/** What the form was told the last time it was sent. */
export interface FormRefusal {
  readonly message?: string;
  readonly code?: string;
  /** Names of all controls in the order of the page. */
  readonly order: readonly string[];
}

interface FormContextValue {
  /** Prefix of the ids of its controls. */
  readonly id: string;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly isBusy: boolean;
  readonly refusal: FormRefusal;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The form around a field or button. */
export function useFormParts(): FormContextValue {
  const form = useContext(FormContext);
  if (!form) throw new Error('Fields and submit buttons stand in a Form');
  return form;
}

/** The id of a control by the name of its field. */
export function controlId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}

export function hintId(control: string): string {
  return `${control}-hint`;
}

export function errorId(control: string): string {
  return `${control}-error`;
}
