import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type FieldProps, hasHint } from './field';
import { withoutMarks } from '../../shop/as-typed';
import { controlId, errorId, hintId, useFormParts } from './form-context';
import { useFieldError } from './use-field-error';

const meantText = (typed: unknown) => (typeof typed === 'string' ? withoutMarks(typed) : typed);

/**
 * Joins a control to the form. Its default value also stands in the HTML of the server: what differs from it when scripts
 * answer was typed or filled in by the browser, and counts.
 */
export function useTextControl(field: FieldProps) {
  const { register, getValues } = useFormContext<Record<string, string | undefined>>();
  const { name } = field;
  const [defaultValue] = useState(() => getValues(name));
  const control = controlId(useFormParts().id, name);
  const hasError = useFieldError(name) !== undefined;
  // Screen readers read a description; the error message that the library refers to many of them do not.
  const descriptions = [hasHint(field) && hintId(control), hasError && errorId(control)].filter(Boolean);
  return {
    ...register(name, { setValueAs: meantText }),
    defaultValue,
    'aria-describedby': descriptions.join(' ') || undefined,
    'aria-errormessage': undefined,
  };
}
