import { type AnyVariables, type DocumentInput, useClient } from 'urql';
import { graphql, type ResultOf } from '../../../graphql/graphql';
import { refusalOf } from '../../../graphql/refusal';
import { timeAgo } from '../../../shop/time-ago';
import { type FormErrors } from '../../../ui/form/form-errors';

export const CurrentQuoteQuery = graphql(`
  query CurrentQuote($id: ID!) {
    adminQuote(id: $id) {
      id
      version
      status
      history {
        at
        text
        actor {
          name
        }
      }
    }
  }
`);

/** A quote as it is by now, after somebody else was faster. */
export type CurrentQuote = NonNullable<ResultOf<typeof CurrentQuoteQuery>['adminQuote']>;

interface QuoteChangeOptions<Data> {
  /** Reads what is shown again: with the version it brings, the same form can be sent once more. */
  readonly onConflict: (current: CurrentQuote | undefined) => void;
  readonly onChanged?: (data: Data) => void;
}

/**
 * Sends changes of quotes for a form. A conflict says what somebody else did meanwhile.
 *
 * @returns resolves with what was refused, or with undefined when the quote was changed
 */
export function useQuoteChange<Data, Variables extends AnyVariables & { input: { id: string } }>(
  mutation: DocumentInput<Data, Variables>,
  { onConflict, onChanged }: QuoteChangeOptions<Data>,
): (variables: Variables) => Promise<FormErrors | undefined> {
  const client = useClient();
  return async (variables) => {
    const { data, error } = await client.mutation(mutation, variables).toPromise();
    if (data && !error) onChanged?.(data);
    if (!error) return undefined;
    const refusal = refusalOf(error);
    if (refusal.code !== 'VERSION_CONFLICT') return refusal;
    const { id } = variables.input;
    const now = await client.query(CurrentQuoteQuery, { id }, { requestPolicy: 'network-only' }).toPromise();
    const current = now.data?.adminQuote ?? undefined;
    onConflict(current);
    const last = current?.history?.at(-1);
    if (!last) return { code: refusal.code, message: refusal.message };
    const by = last.actor.name ?? 'Müşteri';
    return {
      code: refusal.code,
      message: `${by}, ${timeAgo(last.at)}: ${last.text} Kontrol edip yeniden deneyin.`,
    };
  };
}
