import { type AnyVariables, type DocumentInput, useMutation } from 'urql';
import { type FormErrors } from '../../../ui/form/form-errors';
import { type FieldOfCode, refusalErrors } from '../../../ui/form/refusal-errors';
import { isConflict, orderRefusal } from './order-refusal';

/**
 * Sends changes of orders for a form.
 *
 * @param onConflict reads what is shown again: with the version it brings, the same form can be sent once more
 * @param fieldOfCode the fields of the form that refusals are about
 * @returns resolves with what was refused, or with undefined when the order was changed
 */
export function useOrderChange<Data, Variables extends AnyVariables>(
  mutation: DocumentInput<Data, Variables>,
  onConflict: () => void,
  fieldOfCode: FieldOfCode = {},
): (variables: Variables) => Promise<FormErrors | undefined> {
  const [, send] = useMutation(mutation);
  return async (variables) => {
    const { error } = await send(variables);
    if (!error) return undefined;
    const refusal = orderRefusal(error);
    if (isConflict(refusal)) onConflict();
    return refusalErrors(refusal, fieldOfCode);
  };
}
