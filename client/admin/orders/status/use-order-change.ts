import { type AnyVariables, type DocumentInput, useClient } from 'urql';
import { refusalOf } from '../../../graphql/refusal';
import { type FormErrors } from '../../../ui/form/form-errors';
import { type FieldOfCode, refusalErrors } from '../../../ui/form/refusal-errors';
import { type CurrentOrder, currentOrder, lastChangeOf } from './current-order';

interface OrderChangeOptions<Data> {
  /** Reads what is shown again: with the version it brings, the same form can be sent once more. */
  readonly onConflict: (current: CurrentOrder | undefined) => void;
  readonly onChanged?: (data: Data) => void;
  /** The fields of the form that refusals are about. */
  readonly fieldOfCode?: FieldOfCode;
}

/**
 * Sends changes of orders for a form. A conflict is told by what somebody else did meanwhile.
 *
 * @returns resolves with what was refused, or with undefined when the order was changed
 */
export function useOrderChange<Data, Variables extends AnyVariables & { input: { orderId: string } }>(
  mutation: DocumentInput<Data, Variables>,
  { onConflict, onChanged, fieldOfCode = {} }: OrderChangeOptions<Data>,
): (variables: Variables) => Promise<FormErrors | undefined> {
  const client = useClient();
  return async (variables) => {
    const { data, error } = await client.mutation(mutation, variables).toPromise();
    if (data && !error) onChanged?.(data);
    if (!error) return undefined;
    const refusal = refusalOf(error);
    if (refusal.code !== 'VERSION_CONFLICT') return refusalErrors(refusal, fieldOfCode);
    const current = await currentOrder(client, variables.input.orderId, refusal);
    onConflict(current);
    return { message: current ? `${lastChangeOf(current)} Kontrol edip yeniden deneyin.` : refusal.message };
  };
}
