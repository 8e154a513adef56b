import { DataList } from '@chakra-ui/react';
import { type FragmentOf, graphql, readFragment } from '../../../graphql/graphql';
import { OrderSection } from './order-section';

export const OwnReferencesFragment = graphql(`
  fragment OwnReferences on Order {
    references {
      purchaseOrder
      project
      requisition
    }
  }
`);

/** What the buyer files the order under. */
export function OwnReferences({ order }: { order: FragmentOf<typeof OwnReferencesFragment> }) {
  const { references } = readFragment(OwnReferencesFragment, order);
  if (!references) return null;
  const named = [
    ['Satın alma sipariş no', references.purchaseOrder],
    ['Proje / şantiye', references.project],
    ['Talep no', references.requisition],
  ] as const;
  return (
    <OrderSection title="Sizin kayıtlarınız">
      <DataList.Root gap="3">
        {named.map(
          ([name, reference]) =>
            reference !== null && (
              <DataList.Item key={name} flexDirection="column" alignItems="start" gap="0">
                <DataList.ItemLabel textStyle="small">{name}</DataList.ItemLabel>
                <DataList.ItemValue flex="none" overflowWrap="anywhere">
                  {reference}
                </DataList.ItemValue>
              </DataList.Item>
            ),
        )}
      </DataList.Root>
    </OrderSection>
  );
}
