import { createContext, useContext } from 'react';
import { type FormState } from './use-form';

type FormParts = Pick<FormState, 'faults' | 'isBusy'>;

export const FormContext = createContext<FormParts>({ faults: {}, isBusy: false });

/** The form a field or button stands in. */
export function useFormParts(): FormParts {
  return useContext(FormContext);
}
