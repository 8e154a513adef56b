import { useMutation } from 'urql';
import { type FragmentOf, graphql } from '../../../graphql/graphql';
import { UnsavedChangesGuard } from '../../../ui/form/unsaved-changes-guard';
import { refusalOf } from '../../../graphql/refusal';
import { CorrectedReferences, CorrectedReferencesFragment } from './corrected-references';
import { type OrderKey } from './cancel-order';

export const CorrectOwnReferencesMutation = graphql(
  `
    mutation CorrectOwnOrderReferences($input: CorrectOwnOrderReferencesInput!) {
      correctOwnOrderReferences(input: $input) {
        id
        timeline {
          at
          text
          actor
          status
          note
        }
        ...CorrectedReferences
      }
    }
  `,
  [CorrectedReferencesFragment],
);

interface OwnReferencesProps {
  order: FragmentOf<typeof CorrectedReferencesFragment>;
  orderKey: OrderKey;
  /** The order that is shown is older than what the server knows. */
  onConflict: () => void;
}

/** What the buyer files the order under, for them to correct. */
export function OwnReferences({ order, orderKey, onConflict }: OwnReferencesProps) {
  const [, correct] = useMutation(CorrectOwnReferencesMutation);
  return (
    <CorrectedReferences
      title="Sizin kayıtlarınız"
      order={order}
      Guard={UnsavedChangesGuard}
      send={async (references, expectedVersion) => {
        const { error } = await correct({ input: { ...orderKey, expectedVersion, references } });
        if (!error) return undefined;
        const refusal = refusalOf(error);
        if (['VERSION_CONFLICT', 'ORDER_REFERENCES_CLOSED'].includes(refusal.code)) onConflict();
        return refusal;
      }}
    />
  );
}
