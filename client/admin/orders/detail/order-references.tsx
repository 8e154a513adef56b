import {
  CorrectedReferences,
  type CorrectedReferencesFragment,
} from '../../../features/orders/detail/corrected-references';
import { type FragmentOf, graphql } from '../../../graphql/graphql';
import { UnsavedChangesGuard } from '../../../ui/form/unsaved-changes-guard';
import { useOrderChange } from '../status/use-order-change';

export const CorrectOrderReferencesMutation = graphql(`
  mutation CorrectOrderReferences($input: CorrectOrderReferencesInput!) {
    correctOrderReferences(input: $input) {
      id
      version
    }
  }
`);

interface OrderReferencesProps {
  order: FragmentOf<typeof CorrectedReferencesFragment> & { readonly id: string };
  isPast: boolean;
  /** Reads what is shown again. */
  reload: () => void;
}

/** What the buyer files the order under, for staff to correct at their word. */
export function OrderReferences({ order, isPast, reload }: OrderReferencesProps) {
  const correct = useOrderChange(CorrectOrderReferencesMutation, { onConflict: reload, onChanged: reload });
  return (
    <CorrectedReferences
      title="Müşteri referansları"
      order={order}
      Guard={UnsavedChangesGuard}
      isPast={isPast}
      send={(references, expectedVersion) =>
        correct({ input: { orderId: order.id, expectedVersion, references } })
      }
    />
  );
}
